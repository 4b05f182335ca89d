import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followNotice } from '../../../engine/app/notice';
import { createVisit, tell, type Visit } from '../../../engine/ui/visit';

const end = Date.parse('2027-01-07T00:00:00Z');
let visit: Visit;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.setSystemTime(end - 1000);
  document.body.innerHTML = `<aside class="notice" data-until="${end}"><button></button></aside><main tabindex="-1"></main>`;
  visit = createVisit();
  followNotice(notice() as HTMLElement, visit);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const notice = () => document.querySelector<HTMLElement>('.notice');

test('stays while it is read, and goes when a page is entered after its end', () => {
  tell(visit, {});
  expect(notice()?.hidden).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(notice()?.hidden).toBe(false);
  tell(visit, {});
  expect(notice()?.hidden).toBe(true);
});

test('goes when it is dismissed, and the focus goes to the page', () => {
  notice()?.querySelector('button')?.click();
  expect(notice()?.hidden).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('main'));
});
