// The examples of the CommonMark specification: what our items can say is read as it says, and HTML is refused.
import { tests } from 'commonmark-spec';
import { expect, test } from 'vitest';
import type { ContentItem } from '../../../../engine/generated/manifest';
import { createDocumentParser } from '../../../../engine/manifest/document/parse-document';
import { itemsToHtml, normalize } from './items-to-html';

const parse = createDocumentParser();

const toTabs = (text: string): string => text.replaceAll('→', '\t');

/** Behind a blank line, so that no rule at the beginning is taken for the beginning of settings. */
const read = tests.map(({ markdown, html, number, section }) => {
  const text = `\n${toTabs(markdown)}`;
  const { value, mistakes } = parse(text);
  const [refused] = mistakes.flatMap(({ code, offset }) =>
    code === 'html-in-document' ? [text.slice(offset).split('\n', 1).join()] : [],
  );
  return { html: toTabs(html), items: value as readonly ContentItem[], number, refused, section };
});

test('all examples are there', () => {
  expect(tests.length).toBe(652);
});

test.each(read.filter(({ refused }) => refused === undefined))(
  '$number: $section',
  ({ html, items }) => {
    expect(normalize(itemsToHtml(items))).toEqual(normalize(html));
  },
);

test.each(read.filter(({ refused }) => refused !== undefined))(
  '$number is refused: $section',
  ({ html, refused }) => {
    const [tag = ''] = /^<[^>]*>?|^\S+/.exec(refused ?? '') ?? [];
    expect(tag).not.toBe('');
    expect(html).toContain(tag);
  },
);
