// The nodes of a text → HTML as feeds carry it: absolute addresses, nothing that needs styles or scripts.
import { toStableName } from '../content/addresses/output-paths';
import type {
  ContentNode,
  ImageView,
  Inline,
  ListItem,
  RichText,
} from '../generated/concept-views';

const escapes: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
};

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The level of the headings of a text: a reader shows the title of its entry above them. */
const firstLevel = 2;

type MarkupOf = {
  readonly [Type in ContentNode['type']]: (
    node: Extract<ContentNode, { readonly type: Type }>,
    level: number,
  ) => string;
};

/** What is below the origin of a site, and what stands on the page itself, as addresses for readers elsewhere. */
export class FeedHtml {
  readonly #origin: string;
  readonly #page: string;

  /** `page` is the absolute address of the page with the text. */
  constructor({ origin, page }: { readonly origin: string; readonly page: string }) {
    this.#origin = origin;
    this.#page = page;
  }

  toNodes(nodes: readonly ContentNode[], level = firstLevel): string {
    return nodes.map((node) => this.#toNode(node, level)).join('\n');
  }

  toText(text: RichText): string {
    return text.map((node) => this.#toInline(node)).join('');
  }

  toAddress(href: string): string {
    if (href.startsWith('#')) return this.#page + href;
    return href.startsWith('/') ? this.#origin + href : href;
  }

  toImage({ src, alt, width, height }: ImageView): string {
    const size = `width="${width}" height="${height}"`;
    return `<img src="${escapeMarkup(this.toAddress(toStableName(src)))}" alt="${escapeMarkup(alt)}" ${size}>`;
  }

  #toInline(node: Inline): string {
    if (typeof node === 'string') return escapeMarkup(node);
    switch (node.type) {
      case 'strong':
        return `<strong>${this.toText(node.children)}</strong>`;
      case 'emphasis':
        return `<em>${this.toText(node.children)}</em>`;
      case 'link':
        return `<a href="${escapeMarkup(this.toAddress(node.href))}">${this.toText(node.children)}</a>`;
      case 'inline-code':
        return `<code>${escapeMarkup(node.text)}</code>`;
      case 'inline-image':
        return this.toImage(node.image);
      case 'note':
        return `<sup>${node.number}</sup>`;
      default:
        return '<br>';
    }
  }

  #toItem(item: ListItem): string {
    return 'nodes' in item ? this.toNodes(item.nodes, firstLevel + 2) : this.toText(item);
  }

  /** The markup of each type of node; `level` is that of a heading in its place. */
  readonly #markup: MarkupOf = {
    paragraph: ({ text }) => `<p>${this.toText(text)}</p>`,
    section: ({ heading, key, body }, level) => {
      const tag = `h${Math.min(level, 6)}`;
      const words = heading ? this.toText(heading) : escapeMarkup(key);
      return `<${tag}>${words}</${tag}>\n${this.toNodes(body, level + 1)}`;
    },
    list: ({ items, ordered, start }) => {
      const all = items.map((item) => `<li>${this.#toItem(item)}</li>`).join('');
      const first = start === undefined ? '' : ` start="${start}"`;
      return ordered ? `<ol${first}>${all}</ol>` : `<ul>${all}</ul>`;
    },
    quote: ({ body, name, role }, level) => {
      const by = [name, role].filter((word) => word !== undefined).map(escapeMarkup);
      const cite = by.length === 0 ? '' : `<p>${by.join(', ')}</p>`;
      return `<blockquote>${this.toNodes(body, level)}${cite}</blockquote>`;
    },
    picture: ({ image, caption }) => {
      const words = caption ? `<figcaption>${this.toText(caption)}</figcaption>` : '';
      return `<figure>${this.toImage(image)}${words}</figure>`;
    },
    code: ({ lines }) => `<pre><code>${lines.map(escapeMarkup).join('\n')}</code></pre>`,
    rule: () => '<hr>',
    notes: ({ items }, level) =>
      `<ol>${items.map((item) => `<li>${this.toNodes(item, level)}</li>`).join('')}</ol>`,
    table: (node) => this.#toTable(node),
  };

  #toNode(node: ContentNode, level: number): string {
    const toMarkup = this.#markup[node.type] as (node: ContentNode, level: number) => string;
    return toMarkup(node, level);
  }

  #toTable({ caption, columns, rows }: Extract<ContentNode, { readonly type: 'table' }>): string {
    const head = columns.map(({ heading = [] }) => `<th>${this.toText(heading)}</th>`).join('');
    const body = rows
      .map((row) => `<tr>${row.map((cell) => `<td>${this.toText(cell)}</td>`).join('')}</tr>`)
      .join('');
    const title = caption ? `<caption>${this.toText(caption)}</caption>` : '';
    return `<table>${title}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  }
}
