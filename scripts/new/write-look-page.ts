// The sites that a new one may begin with → a page with a picture of each, in a temporary folder.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toPageFile } from '../../engine/content/addresses/output-paths';
import { escapeHtml } from '../../engine/entry/document';
import { manifestFile } from '../journal/site-paths';

/** Beside the manifest of each: its first page at 1440 pixels, made smaller. */
const pictureFile = 'picture.webp';

interface Look {
  readonly name: string;
  /** The folder of the site. */
  readonly folder: string;
}

const sheet = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 2rem; max-inline-size: 90rem }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 2rem; padding: 0; list-style: none }
  img { display: block; inline-size: 100%; block-size: auto; margin-block-start: .5rem; outline: 1px solid #8886 }
`;

/** Pictures are part of the page: it is one file, which any browser shows. */
function writeLook({ folder, name }: Look): string {
  const { company } = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')).variables;
  const picture = readFileSync(join(folder, pictureFile)).toString('base64');
  const alt = `The first page of ${escapeHtml(company)}`;
  return `<li><strong>${escapeHtml(name)}</strong> ${escapeHtml(company)}<img src="data:image/webp;base64,${picture}" alt="${alt}"></li>`;
}

/** The address of the page. It stays when the command has ended: somebody may still look at it. */
export function writeLookPage(looks: readonly Look[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'plinth-looks-')), toPageFile('/looks'));
  const title = 'What a new site may look like at first';
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${sheet}</style>`;
  writeFileSync(file, `${head}<h1>${title}</h1><ul>${looks.map(writeLook).join('')}</ul></html>\n`);
  return pathToFileURL(file).href;
}
