// What is found of translations → the words in the panel of translations that it speaks of.
import { expect, test } from 'vitest';
import {
  listFound,
  listToFix,
  listToTranslate,
} from '../../../scripts/editor/shell/translation-findings';
import type { EditorState, ToldFinding } from '../../../scripts/editor/site-state';

const finding = (more: Partial<ToldFinding>): ToldFinding => ({
  ...{ code: 'stale-translation', severity: 'warning', file: 'site.manifest.json' },
  ...{ pointer: '', line: 1, message: '', hint: '', ...more },
});

const findWords = (one: ToldFinding) => listFound(site, [one])[0]?.words;

const site = {
  pages: [],
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
  expect(findWords(finding(given))).toEqual({
    ...{ type: 'translations', page, tag, show },
  });
});

test('what is found of anything else has no words to translate', () => {
  expect(findWords(finding({ code: 'empty-value' }))).toBeUndefined();
  // The site has no such words any more.
  const unused = { code: 'unused-translation', file: 'files/languages/de/site.json' };
  expect(findWords(finding(unused))).toBeUndefined();
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

test('what waits for a translator is not to be fixed', () => {
  const error = { severity: 'error', language: 'de', pointer: '/pages/visit/title' } as const;
  const broken = finding({ ...error, code: 'unknown-page' });
  const findings = [finding({ ...error, code: 'missing-translation' }), broken];
  expect(listToFix({ ...site, findings })).toEqual([broken]);
});

test('what waits to be translated is listed once for each page, in words', () => {
  const named = {
    ...site,
    pages: [{ id: 'visit', title: 'Visit us', path: '/visit' }],
    manifest: { languages: { de: { name: 'Deutsch' } } },
  } as unknown as EditorState;
  const ofPage = { file: 'files/languages/de/pages/visit.json' };
  const missing = { code: 'missing-translation', language: 'de', message: 'It is missing.' };
  const findings = [
    finding({ ...missing, ...ofPage }),
    finding({ code: 'empty-value', message: 'It is empty.' }),
    finding({ ...missing, ...ofPage }),
    finding(ofPage),
    finding({ ...missing, pointer: '/site/notice/text' }),
  ];
  expect(listFound(named, findings).map(({ message }) => message)).toEqual([
    '2 texts of “Visit us” are not translated into Deutsch yet.',
    'It is empty.',
    '1 text of “Visit us” has changed since the translation into Deutsch.',
    '1 text of menus, footer and settings is not translated into Deutsch yet.',
  ]);
});
