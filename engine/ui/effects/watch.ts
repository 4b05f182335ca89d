// Watches an element in the window and sets its effect's class. Styles hide only elements with data-watched.
import { observe } from 'react-intersection-observer';
import type { Behaviour, Effect } from '../../generated/manifest';

/** The effects of blocks, and the one of a text box. */
export type EffectName = Effect | 'box';

interface Watching {
  /** The class while the element is where it shows. */
  readonly shows: string;
  readonly rootMargin: string;
  /** Whether the class goes when the element leaves. */
  readonly resets: boolean;
}

function toWatching(effect: EffectName, { reveal, scrollReveal }: Behaviour): Watching {
  if (effect === 'hidden') return { shows: 'show', rootMargin: '0px', resets: reveal.reset };
  if (effect === 'scroll' || effect === 'box')
    return { shows: 'shown', rootMargin: '0px', resets: scrollReveal.reset };
  // Anywhere above the line counts: what was scrolled past stays visible.
  return {
    shows: 'active',
    rootMargin: `9999999px 0px ${-reveal.threshold}px 0px`,
    resets: reveal.reset,
  };
}

/** Updates the class of an element until the result is called, which leaves the element visible. */
export function watch(element: HTMLElement, effect: EffectName, behaviour: Behaviour): () => void {
  const { shows, rootMargin, resets } = toWatching(effect, behaviour);
  const stop = observe(
    element,
    (inside, { boundingClientRect }) => {
      if (inside || resets) element.classList.toggle(shows, inside);
      // What a visitor already sees (between the line and the edge of the window) must not disappear.
      const outside =
        boundingClientRect.top >= window.innerHeight || boundingClientRect.bottom <= 0;
      if (inside || outside) element.dataset.watched = '';
    },
    { rootMargin },
    true,
  );
  return () => {
    stop();
    delete element.dataset.watched;
    element.classList.remove(shows);
  };
}
