// One line that moves across the page. It stands still without scripts and under reduced motion.
import { type ReactNode, useRef } from 'react';
import { useMoving } from '../ui/use-moving';
import { useMarquee } from './use-marquee';

interface MarqueeLineProps {
  /** The elements of the line, and of what moves in it. */
  readonly line: 'div' | 'p';
  readonly text: 'span' | 'ul';
  /** The classes of what moves. */
  readonly className?: string;
  /** In pixels per second. */
  readonly speed: number;
  readonly children: ReactNode;
}

export function MarqueeLine(props: MarqueeLineProps) {
  const { line: Line, text: Text, className, speed, children } = props;
  const zone = useRef<HTMLElement>(null);
  const words = useRef<HTMLElement>(null);
  const moving = useMoving(zone);
  const copies = useMarquee({ zone, text: words, speed });
  const classes = className === undefined ? 'marquee-text' : `marquee-text ${className}`;
  return (
    <Line
      className="marquee-line"
      ref={(element: HTMLElement | null) => {
        zone.current = element;
      }}
      data-running={copies > 0 ? '' : undefined}
      data-moving={moving}
    >
      <Text
        className={classes}
        ref={(element: HTMLElement | null) => {
          words.current = element;
        }}
      >
        {children}
      </Text>
      {Array.from({ length: copies }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are all alike
        <Text key={index} className={classes} aria-hidden="true" inert>
          {children}
        </Text>
      ))}
    </Line>
  );
}
