// The addresses in an element that a block of a site makes → those that the policy of the page refuses.
import { createContext, use } from 'react';
import type { Policy } from '../site/policy';

/** What is refused, and what to do instead. */
export type MarkupRefusal = readonly [what: string, remedy: string];

interface Allowed {
  readonly directives: Policy['directives'];
  /** Of the site itself. */
  readonly origin: string;
}

/** What browsers allow on the page that is rendered. */
export const PagePolicy = createContext<Allowed | null>(null);

/** Elements are also made where a module is loaded: there is no page then. */
function findAllowed(): Allowed | null {
  try {
    return use(PagePolicy);
  } catch {
    return null;
  }
}

interface Loads {
  readonly directive: string;
  readonly remedy: string;
}

const pictures: Loads = {
  directive: 'img-src',
  remedy: 'Let the manifest name a file, and show it with Image of "plinth".',
};

const plugins: Loads = {
  directive: 'object-src',
  remedy: 'Link to the file, or show a picture of it with Image of "plinth".',
};

const sends: Loads = {
  directive: 'form-action',
  remedy: 'Declare a form in the manifest, and show it with Form of "plinth".',
};

/** What attributes load or send to, by element. */
const loaders: Readonly<Record<string, Readonly<Record<string, Loads>>>> = {
  iframe: {
    src: {
      directive: 'frame-src',
      remedy: 'Declare it in "services" of the manifest, and name it in `frames` of the block.',
    },
  },
  img: { src: pictures, srcSet: pictures },
  source: { src: pictures, srcSet: pictures },
  video: { src: pictures, poster: pictures },
  audio: { src: pictures },
  track: { src: pictures },
  image: { href: pictures, xlinkHref: pictures },
  use: { href: pictures, xlinkHref: pictures },
  object: { data: plugins },
  embed: { src: plugins },
  form: { action: sends },
  button: { formAction: sends },
  input: { formAction: sends, src: pictures },
};

function isWithin(source: string, address: URL): boolean {
  if (!URL.canParse(source)) return false;
  const { origin, pathname } = new URL(source);
  if (origin !== address.origin) return false;
  return pathname.endsWith('/')
    ? address.pathname.startsWith(pathname)
    : address.pathname === pathname;
}

function isAllowed(text: string, sources: readonly string[], origin: string): boolean {
  if (!URL.canParse(text, origin)) return true;
  const address = new URL(text, origin);
  if (address.origin === new URL(origin).origin) return sources.includes("'self'");
  return sources.some((source) => isWithin(source, address));
}

const listAddresses = (name: string, value: string): string[] =>
  name === 'srcSet' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value];

/** What an attribute loads or sends to that the policy of the page refuses. */
export function findForeign(type: string, name: string, value: string): MarkupRefusal | undefined {
  const loads = Object.hasOwn(loaders, type) ? loaders[type]?.[name] : undefined;
  const allowed = loads === undefined ? null : findAllowed();
  if (loads === undefined || allowed === null) return undefined;
  const { directives, origin } = allowed;
  const sources = directives[loads.directive] ?? directives['default-src'] ?? [];
  const foreign = listAddresses(name, value).find((one) => !isAllowed(one, sources, origin));
  if (foreign === undefined) return undefined;
  return [`<${type} ${name}="${foreign}">, which the policy of the page refuses`, loads.remedy];
}
