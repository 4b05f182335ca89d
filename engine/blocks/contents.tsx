// The sections of a long text → links to them: beside the text where there is room, else folded before it.

import { toMinSections } from '../content/pages/min-sections';
import { findSection, type SectionTexts } from '../content/text/section-texts';
import type { ContentNode } from '../generated/concept-views';
import { Icon } from '../ui/icon';
import { useServices } from '../ui/services';
import { useCurrentSection } from './use-current-section';

interface ContentsProps {
  readonly nodes: readonly ContentNode[];
  /** Titles of sections that differ from the headings in the file. */
  readonly sections?: SectionTexts | undefined;
  /** A text with fewer sections shows nothing. */
  readonly from?: number;
}

export function Contents({ nodes, sections, from = toMinSections(false) }: ContentsProps) {
  const { labels } = useServices().shell;
  const found = nodes.filter((node) => node.type === 'section');
  const isShown = found.length >= from;
  const current = useCurrentSection(isShown ? found.map(({ id }) => id) : []);
  if (!isShown) return null;
  return (
    <nav className="contents" aria-label={labels.contents}>
      {/* The list stands after it, so that a wide page can show the list alone. */}
      <details className="contents-fold" suppressHydrationWarning>
        <summary>
          {labels.contents}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <p className="contents-heading" aria-hidden="true">
        {labels.contents}
      </p>
      <ol className="contents-list">
        {found.map(({ id, key }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {findSection(sections, key)?.title ?? key}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
