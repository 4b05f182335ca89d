import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EffectName, watch } from '../../../engine/ui/effects/watch';
import { sampleShell } from '../sample-services';

interface Seen {
  readonly inside: boolean;
  readonly top: number;
}
let see: (seen: Seen) => void;
let margins: (string | undefined)[];
let element: HTMLElement;
let stop: () => void;

beforeEach(() => {
  margins = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly thresholds = [0];
      readonly observe = () => undefined;
      readonly unobserve = () => undefined;
      readonly disconnect = () => undefined;
      constructor(report: (entries: unknown[]) => void, { rootMargin }: IntersectionObserverInit) {
        margins.push(rootMargin);
        see = ({ inside, top }) =>
          report([
            {
              target: element,
              isIntersecting: inside,
              intersectionRatio: inside ? 1 : 0,
              boundingClientRect: { top, bottom: top + 100 },
            },
          ]);
      }
    },
  );
  element = document.createElement('section');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const { reveal, scrollReveal, ...others } = sampleShell.behaviour;
/** Effects that hide again what leaves. */
const resetting = {
  ...others,
  reveal: { ...reveal, reset: true },
  scrollReveal: { ...scrollReveal, reset: true },
};
const start = (effect: EffectName, behaviour = resetting) => {
  element.className = `block ${effect}`;
  stop = watch(element, effect, behaviour);
};
const has = (name: string) => element.classList.contains(name);
const watched = () => 'watched' in element.dataset;

describe('an effect', () => {
  test.each(['reveal1', 'reveal2', 'reveal3', 'reveal4', 'reveal5'] as const)(
    '%s is active above the line alone',
    (effect) => {
      start(effect);
      expect(margins).toEqual(['9999999px 0px -100px 0px']);
      see({ inside: true, top: 10 });
      expect(has('active')).toBe(true);
      see({ inside: false, top: 5000 });
      expect(has('active')).toBe(false);
    },
  );

  test.each([
    ['reveal1', 'active'],
    ['hidden', 'show'],
  ] as const)('%s appears once, unless the manifest resets it', (effect, shown) => {
    start(effect, sampleShell.behaviour);
    see({ inside: true, top: 10 });
    see({ inside: false, top: 5000 });
    expect(has(shown)).toBe(true);
  });

  test('the line is where the manifest puts it', () => {
    start('reveal1', { ...resetting, reveal: { ...reveal, threshold: 40 } });
    expect(margins).toEqual(['9999999px 0px -40px 0px']);
  });

  test('what is in view below the line is not active and not hidden', () => {
    start('reveal1');
    see({ inside: false, top: window.innerHeight - 50 });
    expect(has('active')).toBe(false);
    expect(watched()).toBe(false);
    see({ inside: true, top: 10 });
    expect(watched()).toBe(true);
  });

  test('"hidden" shows while visible', () => {
    start('hidden');
    see({ inside: true, top: 10 });
    expect(has('show')).toBe(true);
    see({ inside: false, top: -500 });
    expect(has('show')).toBe(false);
  });

  test('"scroll" resets as the manifest says', () => {
    start('scroll');
    see({ inside: true, top: 10 });
    see({ inside: false, top: 5000 });
    expect(has('shown')).toBe(false);
    stop();
    start('scroll', sampleShell.behaviour);
    see({ inside: true, top: 10 });
    see({ inside: false, top: 5000 });
    expect(has('shown')).toBe(true);
  });

  test('ends with everything visible', () => {
    start('reveal1');
    see({ inside: false, top: 5000 });
    stop();
    expect(watched()).toBe(false);
  });
});
