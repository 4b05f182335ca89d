// The option that says which editor opens a file → the address that does; no program is started.
import { CannotRun } from './cannot-run';
import type { Given } from './option';

/** Letters first, so that no address of a script is one. */
const scheme = /^[a-z][a-z0-9+.-]*$/;
const refused = /^(?:javascript|data|vbscript|blob|file|https?)$/;

const toAddress = (own: string): string => `${own}://file{file}:{line}:{column}`;

export const usualEditor: string = toAddress('vscode');

/** A scheme as `vscode`, or a whole address with {file}, {line} and {column} → that address. */
function parseOpenWith({ text, name }: Given): string {
  const address = scheme.test(text) ? toAddress(text) : text;
  const [own = ''] = address.split(':', 1);
  if (scheme.test(own) && !refused.test(own) && address.includes('{file}')) return address;
  throw new CannotRun(
    `${name} "${text}" does not open a file. Give the scheme of an editor, as in vscode, or an address with {file}, {line} and {column}.`,
  );
}

export const openWith = {
  value: 'SCHEME',
  about:
    'the editor that opens what Alt+click on a word finds: vscode, cursor, or an address with {file}, {line} and {column}',
  parse: parseOpenWith,
  default: {
    text: 'vscode',
    find: (): string => usualEditor,
  },
};
