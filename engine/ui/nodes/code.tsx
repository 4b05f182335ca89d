// Lines of code → as they are written, with a button that copies them once the app runs.
import { useState } from 'react';
import type { SpecialNodes } from '../../generated/concept-views';
import { RunningText } from '../running-text';
import { useServices } from '../services';
import { useLive } from '../use-live';

function CopyButton({ text }: { readonly text: string }) {
  const { labels } = useServices().shell.blockSettings.code ?? {};
  const [copied, setCopied] = useState(false);
  if (!labels) return null;
  const copy = (): void => {
    // Without permission nothing is said: the text can still be marked and copied.
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <button type="button" className="code-copy" onClick={copy} aria-live="polite">
      {copied ? labels.copied : labels.copy}
    </button>
  );
}

export function CodeLines({ node }: { readonly node: SpecialNodes['code'] }) {
  const { caption, language, lines } = node;
  const text = lines.join('\n');
  return (
    <figure className="code-figure">
      {caption && (
        <figcaption className="code-caption">
          <RunningText text={caption} />
        </figcaption>
      )}
      <div className="code-frame">
        <div className="code-bar">
          {language && <span>{language}</span>}
          {useLive() && <CopyButton text={text} />}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways has to be reached by keyboard */}
        <pre className="code-lines" tabIndex={0} data-language={language} dir="ltr">
          <code>{text}</code>
        </pre>
      </div>
    </figure>
  );
}
