import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

type DownloadFile = BlockProps<'downloads'>['block']['files'][number];

function Download({ entry }: { readonly entry: DownloadFile }) {
  const { file, language, name, text } = entry;
  return (
    <li className="downloads-file">
      <Link className="downloads-link" href={file.href} language={language?.code}>
        <span className="downloads-name">{name}</span>{' '}
        <span className="downloads-kind">{file.kind}</span>{' '}
        <span className="downloads-fact">{file.size}</span>{' '}
        {language && <span className="downloads-fact">{language.name}</span>}
      </Link>
      {text && (
        <p className="downloads-text">
          <RunningText text={text} />
        </p>
      )}
    </li>
  );
}

export function DownloadsBlock({ block }: BlockProps<'downloads'>) {
  return (
    <BlockSection block={block}>
      <ul className="downloads-list">
        {block.files.map((entry) => (
          <Download key={entry.file.href} entry={entry} />
        ))}
      </ul>
    </BlockSection>
  );
}
