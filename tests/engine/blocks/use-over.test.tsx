// What a page says of an item that ends while it is open.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOver } from '../../../engine/blocks/use-over';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const Shown = ({ until }: { readonly until?: number }) => (useOver(until) ? 'over' : 'open');

const day = 86_400_000;

test('it is over once its end has passed, and not before', () => {
  const element = document.createElement('p');
  const root = createRoot(element);
  act(() => root.render(<Shown until={Date.now() + 40 * day} />));
  expect(element.textContent).toBe('open');
  act(() => void vi.advanceTimersByTime(40 * day - 1));
  expect(element.textContent).toBe('open');
  act(() => void vi.advanceTimersByTime(1));
  expect(element.textContent).toBe('over');
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

test('documents do not know the time, and what has no end is never over', () => {
  expect(renderToString(<Shown until={0} />)).toBe('open');
  const element = document.createElement('p');
  const root = createRoot(element);
  act(() => root.render(<Shown />));
  expect([element.textContent, vi.getTimerCount()]).toEqual(['open', 0]);
  act(() => root.unmount());
});
