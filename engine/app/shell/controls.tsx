// What is next to the menus wherever a site has it, in bar, drawer and footer alike: search, and its other languages.
import type { ReactNode } from 'react';
import { languagesId } from '../../content/addresses/element-ids';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

interface ControlsProps {
  readonly place: 'header' | 'drawer' | 'footer';
  /** Where the page is in other languages. */
  readonly languages: ReactNode;
}

/** In the bar there is room for icons: the languages wait in a popover. */
export function Controls({ place, languages }: ControlsProps) {
  const { labels, language, languages: all = [], search } = useServices().shell;
  if (!search && !languages) return null;
  const inBar = place === 'header';
  // One of them is enough, and the others are closed at first.
  const isLandmark = place === 'footer';
  const Choices = isLandmark ? 'nav' : 'div';
  const toFace = (icon: string, word = '') => (
    <>
      <Icon name={icon} />
      <span className={inBar ? 'visually-hidden' : undefined}>{word}</span>
    </>
  );
  return (
    <div className={`controls ${place}-controls`}>
      {search && (
        <Link className="control" href={search.href}>
          {toFace('search', search.label)}
        </Link>
      )}
      {languages && inBar && (
        <button type="button" className="control" popoverTarget={languagesId}>
          {toFace('globe', `${labels.languages}: ${all.find(({ tag }) => tag === language)?.name}`)}
        </button>
      )}
      {languages && (
        <Choices
          className="control-choices"
          aria-label={isLandmark ? labels.languages : undefined}
          {...(inBar && { id: languagesId, popover: 'auto' })}
        >
          {languages}
        </Choices>
      )}
    </div>
  );
}
