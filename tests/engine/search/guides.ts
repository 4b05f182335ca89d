// The guides of this repository → pages: a part under a heading of the second level is one, its headings are sections.
import { readFileSync } from 'node:fs';
import { toSlug } from '../../../engine/content/addresses/slug';
import type { SearchedPage } from '../../../engine/model/search';

const guides = [
  ...['README.md', 'engine/ARCHITECTURE.md', '.github/CONTRIBUTING.md', '.github/SECURITY.md'],
  ...['scripts/README.md', 'scripts/COMMANDS.md', 'scripts/package/HOSTING.md'],
  ...['scripts/package/LIMITS.md', 'scripts/package/README.md', 'tests/README.md'],
  ...['files/README.md', 'schemas/REFERENCE.md'],
];

/** As on GitHub. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const plain = (text: string): string => text.replace(/\]\([^)]*\)/g, ']').replace(/[`*|[\]]/g, ' ');

function readPart(file: string, guide: string, part: string): SearchedPage {
  const [title = '', ...lines] = part.split('\n');
  const sections = lines
    .join('\n')
    .split(/^#{3,} /m)
    .map((text, index) => {
      const [heading = '', ...words] = text.split('\n');
      return index === 0
        ? { words: [plain(text)] }
        : { heading: plain(heading), id: toSlug(heading), words: words.map(plain) };
    });
  const id = `${file}#${toAnchor(title)}`;
  return {
    id,
    href: `/${id}`,
    title: plain(title),
    summary: '',
    above: [guide],
    filters: [],
    sections,
  };
}

export const readGuides = (): SearchedPage[] =>
  guides.flatMap((file) => {
    const [head = '', ...parts] = readFileSync(file, 'utf8').split(/^## /m);
    const [, guide = file] = /^# (.*)$/m.exec(head) ?? [];
    return [
      readPart(file, guide, `${guide}\n${head.replace(/^# .*$/m, '')}`),
      ...parts.map((part) => readPart(file, guide, part)),
    ];
  });
