// What changes for readers, page by page, with the words that are gone and those that are new.
import type { ReaderChange } from '../reader-changes';
import { MarkedChanges } from './marked-changes';
import { nameLanguage } from './site-values';

interface ReaderChangesProps {
  /** A sentence where nothing can be said. */
  readonly changes: readonly ReaderChange[] | string;
}

export function ReaderChanges({ changes }: ReaderChangesProps) {
  if (typeof changes === 'string') return <p className="hint">{changes}</p>;
  if (changes.length === 0)
    return <p className="hint">Nothing that they see has changed since it was kept.</p>;
  return (
    <ul className="findings">
      {changes.map(({ title, about, at, words, language }) => (
        <li key={`${language} ${at} ${title} ${about}`} title={at}>
          <strong>
            {title}
            {language !== undefined && `, ${nameLanguage(language)}`}
          </strong>
          {about !== '' && <p className="hint">{about}</p>}
          {words.map(({ before, after }) => (
            <p key={`${before} → ${after}`} className="source">
              {before === after ? (
                <>{after} (moved)</>
              ) : (
                <MarkedChanges before={before} after={after} />
              )}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
