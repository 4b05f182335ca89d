// XML without a DTD → its elements: enough for files that tools of translators write.
import { CannotRun } from '../../command/cannot-run';

export interface XmlElement {
  /** Without a prefix. */
  readonly name: string;
  /** Its attributes. */
  readonly values: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

interface Open {
  readonly name: string;
  readonly values: Record<string, string>;
  readonly children: (XmlElement | string)[];
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1);

const readValues = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      text.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
      ([, name = '', one, other]) => [name, decode(one ?? other ?? '')],
    ),
  );

/** What stands where reading ended, within an element. */
function explain(source: string, at: number, { name }: Open): string {
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(source))
    return 'it is a web page, perhaps one that asks to sign in';
  const rest = source.slice(at);
  if (/^<!DOCTYPE/i.test(rest)) return 'it has a DOCTYPE, which no such file needs. Remove that';
  const [, ended] = /^<\/([\w.:-]+)/.exec(rest) ?? [];
  if (ended !== undefined && name !== '')
    return `"</${ended}>" stands where "</${name}>" is needed`;
  if (rest === '' || !rest.includes('>'))
    return name === '' ? 'it holds no element' : `it ends within <${name}>`;
  return 'here is something that is neither a tag nor text; a "<" in a text is written &lt;';
}

/** @throws CannotRun where it is not such XML. */
export function readXml(file: string, text: string): XmlElement {
  const root: Open = { name: '', values: {}, children: [] };
  const open = [root];
  // As every parser of XML does with the breaks of lines.
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  let at = 0;
  const refuse = (): never => {
    const line = source.slice(0, at).split('\n').length;
    const reason = explain(source, at, open.at(-1) ?? root);
    throw new CannotRun(`${file}:${line}: this is not XML that can be read: ${reason}.`);
  };
  while (at < source.length) {
    token.lastIndex = at;
    const found = token.exec(source) ?? refuse();
    const [whole, data, end, name, attributes = '', empty, words] = found;
    const top = open.at(-1) ?? root;
    if (data !== undefined) top.children.push(data);
    else if (words !== undefined) top.children.push(decode(words));
    else if (name !== undefined && end === '/') {
      if (open.length < 2 || top.name !== toLocal(name)) refuse();
      open.pop();
    } else if (name !== undefined) {
      const element: Open = { name: toLocal(name), values: readValues(attributes), children: [] };
      top.children.push(element);
      if (empty !== '/') open.push(element);
    }
    at += whole.length;
  }
  const element = root.children.find((child) => typeof child !== 'string');
  return open.length === 1 && element ? element : refuse();
}
