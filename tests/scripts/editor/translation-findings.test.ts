// What is found of translations → the words in the panel of translations that it speaks of.
import { expect, test } from 'vitest';
import {
  findTranslations,
  listToTranslate,
} from '../../../scripts/editor/shell/translation-findings';
import type { EditorState, ToldFinding } from '../../../scripts/editor/site-state';

const finding = (more: Partial<ToldFinding>): ToldFinding => ({
  ...{ code: 'stale-translation', severity: 'warning', file: 'site.manifest.json' },
  ...{ pointer: '', line: 1, message: '', hint: '', ...more },
});

const site = {
  manifest: { pages: { visit: { blocks: [{ type: 'content', file: 'text/way.md' }] } } },
  collections: [{ items: [{ id: 'news:saw', file: 'files/news/saw.md' }] }],
} as unknown as EditorState;

test.each([
  [{ file: 'files/languages/de/pages/visit.json' }, 'visit', 'de', 'stale'],
  [{ file: 'files/languages/es-US/news/saw.md' }, 'news:saw', 'es-US', 'stale'],
  [{ file: 'files/languages/de/news/saw.md#matter' }, 'news:saw', 'de', 'stale'],
  [{ file: 'files/languages/de/text/way.md' }, 'visit', 'de', 'stale'],
  [{ file: 'files/languages/de/site.json' }, '', 'de', 'stale'],
  [
    { code: 'missing-translation', language: 'de', pointer: '/site/notice/text' },
    ...['', 'de', 'missing'],
  ],
  [
    { code: 'page-not-in-language', language: 'de', pointer: '/pages/visit' },
    ...['visit', 'de', ''],
  ],
] as const)('%j', (given, page, tag, show) => {
  expect(findTranslations(site, finding(given))).toEqual({
    ...{ type: 'translations', page, tag, show },
  });
});

test('what is found of anything else has no words to translate', () => {
  expect(findTranslations(site, finding({ code: 'empty-value' }))).toBeUndefined();
  // The site has no such words any more.
  const unused = { code: 'unused-translation', file: 'files/languages/de/site.json' };
  expect(findTranslations(site, finding(unused))).toBeUndefined();
});

test('what waits for a translator is what is missing or has changed, in that language', () => {
  const findings = [
    finding({ file: 'files/languages/de/pages/visit.json' }),
    finding({ file: 'files/languages/fr/pages/visit.json' }),
    finding({ code: 'kept-translation', file: 'files/languages/de/pages/visit.json' }),
    finding({ code: 'missing-translation', language: 'de', pointer: '/pages/visit/title' }),
  ];
  expect(listToTranslate({ ...site, findings }, 'de').map(({ show }) => show)).toEqual([
    'stale',
    'missing',
  ]);
  expect(listToTranslate(undefined, 'de')).toEqual([]);
});
