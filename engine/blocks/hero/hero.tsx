// Large words with a picture or a film; the head of the page that it begins.
import type { LinkView } from '../../generated/concept-views';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import { useInDocument } from '../../ui/use-live';
import type { BlockProps } from '../block-props';
import { BlockKicker, BlockSection } from '../block-section';
import { FilmPlayer } from '../film-player';

type Props = BlockProps<'hero'>;

/** What it shows: as the head of a page, what the page has where it has nothing of its own. */
function toShown({ block, page }: Pick<Props, 'block' | 'page'>) {
  const isHead = page.blocks[0] === block;
  if (!isHead) return { ...block, isHead };
  const { image = page.image, heading = page.title, text = page.lead } = block;
  return { ...block, isHead, heading, text, ...(image && { image }) };
}

function Links({ links }: { readonly links: readonly LinkView[] }) {
  return (
    <p className="hero-links">
      {links.map((link, index) => (
        <Link
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          key={index}
          className={index === 0 ? 'button' : 'button button-second'}
          href={link.href}
          of={link}
        >
          {link.label}
        </Link>
      ))}
    </p>
  );
}

function Words({ block, page }: Pick<Props, 'block' | 'page'>) {
  const { heading, isHead, links, text } = toShown({ block, page });
  const Heading = isHead ? 'h1' : 'h2';
  return (
    <div className="hero-words">
      <div className="hero-heading">
        {/* Inside a switcher the breadcrumbs are above its buttons. */}
        {isHead && page.switchers.length === 0 && <Breadcrumbs links={page.breadcrumbs} />}
        <BlockKicker block={block} />
        {heading !== undefined && (
          <Heading className="hero-title" tabIndex={isHead ? -1 : undefined}>
            {heading}
          </Heading>
        )}
      </div>
      {(Boolean(text?.length) || links.length > 0) && (
        <div className="hero-more">
          {text && text.length > 0 && (
            <p className="hero-text">
              <RunningText text={text} />
            </p>
          )}
          {links.length > 0 && <Links links={links} />}
        </div>
      )}
    </div>
  );
}

export function HeroBlock({ block, page, settings }: Props) {
  const first = useInDocument();
  const { image, isHead, layout, side, tone, video, width } = toShown({ block, page });
  const film = layout === 'film' ? video : undefined;
  const toEdges = layout === 'bleed' || (layout === 'centred' && width === 'full');
  return (
    <BlockSection block={block} placesHeading>
      <div
        className="hero-body"
        data-picture={film || image ? '' : undefined}
        data-side={side === 'start' ? side : undefined}
        data-tone={layout === 'bleed' && image ? tone : undefined}
      >
        <Words block={block} page={page} />
        {film ? (
          <FilmPlayer video={film} label={settings.labels.play} />
        ) : (
          // The theme shapes it like the picture of any other head, unless it ends at the edges of the page.
          image && (
            <div className={toEdges ? 'hero-picture' : 'hero-picture page-head-picture'}>
              <Image
                image={image}
                first={first && isHead}
                {...(layout !== 'split' && { sizes: '100vw' })}
              />
            </div>
          )
        )}
      </div>
    </BlockSection>
  );
}
