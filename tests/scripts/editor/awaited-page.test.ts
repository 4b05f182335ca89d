// A page on its way into the frame → asked for again where it does not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AwaitedPage } from '../../../scripts/editor/shell/awaited-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one that does not come is asked for again, with more time', () => {
  const ask = vi.fn(() => page.begin());
  const page = new AwaitedPage(ask);
  page.begin();
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('one that has come is not; an error is asked away soon', () => {
  const ask = vi.fn();
  const page = new AwaitedPage(ask);
  page.begin();
  page.end();
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  page.fail();
  vi.advanceTimersByTime(1000);
  expect(ask).toHaveBeenCalledTimes(1);
});
