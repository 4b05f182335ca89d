import { afterEach, expect, test } from 'vitest';
import { Contents } from '../../../engine/blocks/contents';
import type { ContentNode } from '../../../engine/generated/concept-views';
import { find, render } from '../render';
import { createSampleServices } from '../sample-services';

const sections = (count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'section',
    key: `Part ${index + 1}`,
    id: `part-${index + 1}`,
    body: [],
  }));

afterEach(() => document.body.replaceChildren());

test('a long text begins with a link to each of its sections, by the title that it shows', () => {
  const { container } = render(
    <Contents
      nodes={sections(4)}
      sections={{ 'Part 2': { title: 'Second part' }, 'Part 3': {} }}
    />,
    createSampleServices(),
  );
  expect(find(container, 'nav').getAttribute('aria-label')).toBe('On this page');
  expect([...container.querySelectorAll('a')].map((link) => link.outerHTML)).toEqual([
    '<a href="#part-1">Part 1</a>',
    '<a href="#part-2">Second part</a>',
    '<a href="#part-3">Part 3</a>',
    '<a href="#part-4">Part 4</a>',
  ]);
  expect(find<HTMLDetailsElement>(container, 'details').open).toBe(false);
});

test('a short text has no contents', () => {
  expect(render(<Contents nodes={sections(3)} />, createSampleServices()).container.innerHTML).toBe(
    '',
  );
});
