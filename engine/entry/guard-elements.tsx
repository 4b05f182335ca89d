// Element factories → the same, which refuse what the policy of a page would silently ignore, or break on: the prerender gives
// them to the blocks of a site.
import {
  type ComponentProps,
  cloneElement,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';
import { findForeign, type MarkupRefusal } from './guard-addresses';

/** Told apart by its name: renderers may be bundled apart from the command. */
export class RefusedMarkup extends Error {
  override readonly name = 'RefusedMarkup';
  readonly remedy: string;

  constructor([what, remedy]: MarkupRefusal) {
    super(what);
    this.remedy = remedy;
  }
}

const html = [
  'HTML as text',
  'Render elements instead, or the running text of the manifest with RunningText of "plinth".',
] as const;

const refusedProps: Readonly<Record<string, MarkupRefusal>> = {
  style: ['a "style" attribute', 'Write a class name, and a rule in the style sheet of the block.'],
  dangerouslySetInnerHTML: html,
  innerHTML: html,
  srcDoc: html,
};

const refusedTypes: typeof refusedProps = {
  style: ['a <style> element', 'Write the rules into the style sheet of the block.'],
  script: ['a <script> element', 'Do that in an effect of the component.'],
  link: [
    'a <link> element',
    'Import style sheets in the component; the manifest says what else belongs into the head of a page.',
  ],
  main: [
    'a <main> element',
    'Render a <section> or a <div>: every page has one around all of its blocks.',
  ],
  base: ['a <base> element', 'Leave it out: the addresses of a page begin at the page itself.'],
};

/** As browsers read it: they pass over blanks and control characters. */
const isScript = (value: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it passes over
  /^javascript:/i.test(value.slice(0, 100).replace(/[\u0000-\u0020]/g, ''));

/** In characters: far more than any page has. */
const maxText = 10_000_000;

/** Browsers save what is written in an address, and open it from no link. */
const isUnopened = (props: object | null | undefined): props is { readonly href: string } => {
  const { href, download } = (props ?? {}) as {
    readonly href?: unknown;
    readonly download?: unknown;
  };
  return typeof href === 'string' && /^\s*data:/i.test(href) && (download ?? false) === false;
};

function findRefusal(type: string, name: string, value: unknown): MarkupRefusal | undefined {
  if (value === undefined || value === null) return undefined;
  if (Object.hasOwn(refusedProps, name)) return refusedProps[name];
  if (typeof value !== 'string') return undefined;
  if (/^on[a-z]/i.test(name))
    return [`a handler that is text: ${name}="${value.slice(0, 60)}"`, 'Give it a function.'];
  if (isScript(value) && name !== 'children')
    return [`an address that is a script: ${name}="${value.slice(0, 60)}"`, 'Use a handler.'];
  if (type === 'meta' && name === 'httpEquiv' && value.toLowerCase() === 'refresh')
    return ['a page that goes elsewhere by itself', 'Name the address in "redirects".'];
  return findForeign(type, name, value);
}

/** What JavaScript makes of an object that is put into a text: nobody means it as words. */
const ofObject = /\[object [A-Z]\w*\]/;

/** Of an element. */
function checkWords(children: unknown): void {
  for (const child of Array.isArray(children) ? children : [children]) {
    const [written] = typeof child === 'string' ? (ofObject.exec(child) ?? []) : [];
    if (written !== undefined)
      throw new RefusedMarkup([
        `the text "${written}"`,
        'An object is not words: render its members, or running text with RunningText of "plinth".',
      ]);
    if (Number.isNaN(child))
      throw new RefusedMarkup(['the number NaN', 'Look for a sum with something that is missing.']);
  }
}

/** Before bytes are made of it: so much would take all memory. */
function checkLength(value: unknown): void {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const text of texts)
    if (typeof text === 'string' && text.length > maxText)
      throw new RefusedMarkup([
        `a text of ${text.length} characters`,
        'Look for a text there that grows without end.',
      ]);
}

function check(type: unknown, props: object | null | undefined): void {
  for (const value of Object.values(props ?? {})) checkLength(value);
  if (props && 'children' in props) checkWords(props.children);
  if (typeof type !== 'string') return;
  const refused = Object.hasOwn(refusedTypes, type) ? refusedTypes[type] : undefined;
  if (refused !== undefined) throw new RefusedMarkup(refused);
  if (type === 'a' && isUnopened(props))
    throw new RefusedMarkup([
      `a link that no browser opens: href="${props.href.slice(0, 60)}"`,
      'Put what it leads to below files/, or give the link "download".',
    ]);
  for (const [name, value] of Object.entries(props ?? {})) {
    const refusal = findRefusal(type, name, value);
    if (refusal !== undefined) throw new RefusedMarkup(refusal);
  }
}

type Factory = (type: never, props: never, ...rest: never[]) => unknown;

/** For `createElement`, `jsx` and `jsxs`. */
export const guard = <Make extends Factory>(make: Make): Make =>
  ((type, props, ...rest) => {
    check(type, props);
    // Children of `createElement`; `jsx` has a key there.
    checkLength(rest);
    checkWords(rest);
    return make(type, props, ...rest);
  }) as Make;

export const guardedCreate = guard(createElement as Factory);

export function guardedClone(element: ReactElement, props?: object, ...rest: ReactNode[]) {
  check(element.type, props);
  return cloneElement(element, props, ...rest);
}

/** True while the place of an error is searched: React keeps errors inside a Suspense to itself. */
export const ShowsErrors = createContext(false);

export function GuardedSuspense(props: ComponentProps<typeof Suspense>) {
  return useContext(ShowsErrors) ? props.children : <Suspense {...props} />;
}
