import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive } from '../../../engine/app/arrive';
import { samplePage } from '../sample-services';

const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));

const scrollTo = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  document.body.innerHTML = '<main><h1>Sample</h1></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockReset();
});

interface Movement {
  /** As the last scroll event said. */
  readonly known: number;
  /** Where the window really is. */
  readonly actual: number;
  readonly restored?: number;
}

async function arriveFrom({ known, actual, restored }: Movement): Promise<void> {
  vi.stubGlobal('scrollY', actual);
  scrollTo.mockImplementation(({ top }) => vi.stubGlobal('scrollY', top));
  const announce = vi.fn();
  arrive({ page: samplePage, hash: '', restored, samePage: false, scrolled: known, announce });
  expect(scrollTo).not.toHaveBeenCalled();
  await drawn();
  expect(announce).toHaveBeenCalledOnce();
  expect(document.activeElement?.tagName).toBe('H1');
}

test.each<[string, Movement, number[]]>([
  ['stays at the top', { known: 0, actual: 0 }, []],
  ['goes to the top', { known: 300, actual: 300 }, [0]],
  ['goes to the top from where no event has said it is', { known: 0, actual: 300 }, [0]],
  ['goes where the page was left', { known: 0, actual: 0, restored: 700 }, [700]],
  ['stays where the page was left', { known: 700, actual: 700, restored: 700 }, []],
])('the window %s', async (_, movement, tops) => {
  await arriveFrom(movement);
  expect(scrollTo.mock.calls.map(([{ top }]) => top)).toEqual(tops);
});

test('a target that appears around the frame is gone to', async () => {
  vi.stubGlobal('scrollY', 0);
  const target = document.createElement('h2');
  target.id = 'target';
  const scrollIntoView = vi.fn();
  Object.assign(target, { scrollIntoView });
  const common = { page: samplePage, restored: undefined, samePage: false, scrolled: 0 };
  const stop = arrive({
    ...common,
    hash: '#target',
    announce: () => document.querySelector('main')?.append(target),
  });
  await drawn();
  expect(document.activeElement).toBe(target);
  expect(scrollIntoView).toHaveBeenCalled();
  stop();
});
