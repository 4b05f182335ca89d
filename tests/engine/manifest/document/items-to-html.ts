// The items of a content file → HTML as CommonMark writes it, and HTML → the same without what both may differ in.
import type {
  ContentItem,
  ContentParts,
  ContentSpan,
  ContentSpecial,
} from '../../../../engine/generated/manifest';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A brace of the document is doubled: a single one would name a variable. */
const words = (text: string): string => escapeHtml(text.replaceAll('{{', '{'));

function spanToHtml({ code, emphasis, image, link, strong }: ContentSpan): string {
  if (emphasis) return `<em>${partsToHtml(emphasis)}</em>`;
  if (strong) return `<strong>${partsToHtml(strong)}</strong>`;
  if (link) return `<a href="${escapeHtml(link.to)}">${partsToHtml(link.text)}</a>`;
  if (image) return `<img src="${escapeHtml(image.src)}" alt="${words(image.alt ?? '')}" />`;
  return code === undefined ? '<br />' : `<code>${escapeHtml(code)}</code>`;
}

const partsToHtml = (parts: ContentParts): string =>
  parts.map((part) => (typeof part === 'string' ? words(part) : spanToHtml(part))).join('');

function specialToHtml({
  $code,
  $list,
  $picture,
  $quote,
  $section,
  $text,
}: ContentSpecial): string {
  if ($text) return `<p>${partsToHtml($text)}</p>`;
  if ($picture) return `<p>${spanToHtml({ image: $picture.image })}</p>`;
  if ($section)
    return `<h>${partsToHtml($section.heading as ContentParts)}</h>${itemsToHtml($section.body ?? [])}`;
  if ($quote) return `<blockquote>${itemsToHtml($quote.body)}</blockquote>`;
  if ($code) {
    const language = $code.language ? ` class="language-${escapeHtml($code.language)}"` : '';
    const lines = $code.lines.map((line) => `${line}\n`).join('');
    return `<pre><code${language}>${escapeHtml(lines === '\n' ? '' : lines)}</code></pre>`;
  }
  if ($list) {
    const { items, numbered, start = 1 } = $list;
    const inner = items
      .map((item) => `<li>${itemsToHtml(item as readonly ContentItem[])}</li>`)
      .join('');
    const first = start === 1 ? '' : ` start="${start}"`;
    return numbered ? `<ol${first}>${inner}</ol>` : `<ul>${inner}</ul>`;
  }
  return '<hr />';
}

export const itemsToHtml = (items: readonly ContentItem[]): string =>
  items.map((item) => specialToHtml(item as ContentSpecial)).join('');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const blocks = /^<\/?(?:p|h|ul|ol|li|blockquote|pre|hr|table)\b/;

/** Levels of headings follow from sections, paragraphs in lists from their room, and titles are not shown. */
export function normalize(html: string): string[] {
  const tokens: string[] = [];
  const holders: string[] = [];
  let isCode = false;
  let text = '';
  const flush = (isBlock: boolean): void => {
    const found = isBlock && !isCode ? text.trim() : text;
    if (found !== '') tokens.push(found);
    text = '';
  };
  const pieces = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<br \/>\n/g, '<br />')
    .replace(/<(\/?)h[1-6]>/g, '<$1h>')
    .split(/(<[^>]*>)/);
  for (const piece of pieces) {
    if (!piece.startsWith('<')) {
      text += isCode ? decode(piece) : decode(piece).replace(/[ \n]+/g, ' ');
      continue;
    }
    const isBlock = blocks.test(piece);
    flush(isBlock);
    if (piece === '<pre>') isCode = true;
    if (piece === '</pre>') isCode = false;
    if (/^<(?:li|blockquote)>/.test(piece)) holders.push(piece);
    if (/^<\/(?:li|blockquote)>/.test(piece)) holders.pop();
    if (/^<\/?p>/.test(piece) && holders.at(-1) === '<li>') continue;
    tokens.push(
      piece
        .replace(/ title="[^"]*"/, '')
        .replace(
          /(src|href)="([^"]*)"/,
          (_, name, address) => `${name}="${decodeAddress(decode(address))}"`,
        ),
    );
  }
  flush(true);
  return tokens;
}
