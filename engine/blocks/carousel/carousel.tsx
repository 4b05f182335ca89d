// Slides in a scroll-snap track: swiped without scripts, advancing by themselves with them.
import { useRef } from 'react';
import { substitute } from '../../content/text/substitute';
import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import { useInDocument, useLive } from '../../ui/use-live';
import { useMoving } from '../../ui/use-moving';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { Pause } from '../pause';
import { useCarousel } from './use-carousel';

type Block = BlockProps<'carousel'>['block'];

interface SlideProps {
  readonly slide: Block['slides'][number];
  /** The name of a slide. */
  readonly kind: string;
  readonly name: string;
  readonly first: boolean;
  /** It is hidden and inert. */
  readonly away: boolean;
}

function Slide({ slide, kind, name, first, away }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="carousel-slide"
      data-tone={slide.tone}
      role="group"
      aria-roledescription={kind}
      aria-label={name}
      inert={away}
    >
      <Image image={slide.image} className="carousel-image" first={first} />
      <div className="carousel-words">
        <p className="carousel-caption">{slide.caption}</p>
        {slide.text && (
          <p className="carousel-text">
            <RunningText text={slide.text} />
          </p>
        )}
        {slide.link && (
          <Link className="button" href={slide.link.href} of={slide.link}>
            {slide.link.label}
          </Link>
        )}
      </div>
    </div>
  );
}

interface StepsProps {
  readonly labels: BlockProps<'carousel'>['settings']['labels'];
  readonly current: number;
  readonly count: number;
  readonly moving: boolean;
  readonly move: (by: number) => void;
}

/** One bar for each slide; the one of the current slide fills while it is shown. */
function Bars({ current, count, moving }: Omit<StepsProps, 'labels' | 'move'>) {
  return (
    <span className="carousel-bars" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike
          key={index}
          className="carousel-bar"
          data-current={index === current ? '' : undefined}
          data-moving={moving ? '' : undefined}
        />
      ))}
    </span>
  );
}

function Steps({ labels, move, ...state }: StepsProps) {
  return (
    <div className="carousel-steps">
      <Bars {...state} />
      <button
        type="button"
        className="round-button carousel-step"
        data-to="previous"
        aria-label={labels.previous}
        title={labels.previous}
        onClick={() => move(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="round-button carousel-step"
        data-to="next"
        aria-label={labels.next}
        title={labels.next}
        onClick={() => move(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

export function CarouselBlock({ block, page, settings }: BlockProps<'carousel'>) {
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const live = useLive();
  const inDocument = useInDocument();
  const { interval, labels } = settings;
  const count = block.slides.length;
  const moving = useMoving(stage);
  const { current, move } = useCarousel({ track, count, moving, interval });
  return (
    <BlockSection block={block} label={block.label} description={labels.role}>
      <div className="carousel-stage" ref={stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          className="carousel-track"
          ref={track}
          role="group"
          aria-label={block.label}
          // A scrollable element must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
          tabIndex={0}
          aria-live={live ? (moving ? 'off' : 'polite') : undefined}
        >
          {block.slides.map((slide, index) => (
            <Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
              key={index}
              slide={slide}
              kind={labels.slideRole}
              name={substitute(labels.slide, { n: `${index + 1}`, m: `${count}` })}
              first={inDocument && index === 0}
              away={live && index !== current}
            />
          ))}
        </div>
        {live && count > 1 && <Steps {...{ labels, current, count, moving, move }} />}
      </div>
      {live && count > 1 && <Pause block={block} page={page} />}
    </BlockSection>
  );
}
