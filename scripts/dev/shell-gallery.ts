// The forms of header, drawer, footer and dock → a small site for each, and a page that shows them all side by side.
import { toManifestSource } from '../../engine/manifest/change-sources';
import { manifestVersion } from '../../engine/manifest/manifest-version';
import { listSources } from '../../engine/manifest/site-source';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Json } from '../../engine/model/json';
import { mapSites } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { Axes } from '../../engine/model/theme';
import { resolveTheme } from '../../engine/theme/resolve-theme';
import { makeLocalPage } from '../serve/local-page';
import { findIconNames, withoutSiteIcons } from '../source/icon-sprite';
import { devPaths } from './dev-site';
import { dressGallery, type GalleryOptions } from './gallery-site';
import { ServedDevSite } from './served-dev-site';

export interface ShellForm {
  readonly name: string;
  readonly direction: Site['direction'];
  readonly header: Axes['header']['form'];
  readonly drawer: Axes['drawer'];
  readonly footer: Axes['footer']['form'];
  readonly contact: Axes['contact'];
}

/** Every value of every axis, once at least. */
const forms = [
  { header: 'bar', drawer: 'side', footer: 'columns', contact: 'none' },
  { header: 'clear', drawer: 'full', footer: 'grand', contact: 'corner' },
  { header: 'centred', drawer: 'drop', footer: 'centred', contact: 'bar' },
  { header: 'two-row', drawer: 'side', footer: 'columns', contact: 'rail' },
  { header: 'split', drawer: 'full', footer: 'centred', contact: 'stack' },
] as const;

const shellForms: readonly ShellForm[] = forms.flatMap((form) =>
  (['ltr', 'rtl'] as const).map((direction) => ({
    ...form,
    direction,
    name: direction === 'ltr' ? form.header : `${form.header}-${direction}`,
  })),
);

const toBase = (name: string): string => `${devPaths.shells}/${name}/`;

/** The form that an address is about. */
export const findShellForm = (path: string): ShellForm | undefined =>
  shellForms.find(({ name }) => `${path}/`.startsWith(toBase(name)));

const pages = {
  services: ['Services', 'What the company does for its customers.'],
  advice: ['Advice', 'A first look, before anything is decided.'],
  repairs: ['Repairs', 'What is broken works again.'],
  products: ['Products', 'What the company makes.'],
  small: ['Small things', 'Made by hand, in a week.'],
  large: ['Large things', 'Made to measure, in a season.'],
  about: ['About us', 'Who the company is.'],
  contact: ['Contact', 'How to reach the company.'],
} as const;

const buildPages = (): Json =>
  Object.fromEntries(
    Object.entries(pages).map(([id, [title, summary]]) => [
      id,
      { path: `/${id}`, title, summary, blocks: [{ type: 'text', items: [summary] }] },
    ]),
  );

const buildManifest = (name: string): Json => ({
  version: manifestVersion,
  site: {
    name: 'Example Company',
    origin: 'https://www.example.com',
    base: toBase(name),
    home: 'home',
    logo: { src: 'logo.svg', decorative: true },
    favicon: 'logo.svg',
  },
  menus: [
    { page: 'services', items: [{ page: 'advice' }, { page: 'repairs' }] },
    { page: 'products', items: [{ page: 'small' }, { page: 'large' }] },
    { page: 'about', panel: false },
    { page: 'contact', panel: false },
  ],
  contacts: [
    { type: 'phone', label: 'Call us', value: '+1 555 0100', icon: 'phone' },
    { type: 'email', label: 'Write to us', value: 'hello@example.com', icon: 'mail' },
    { type: 'link', label: 'Chat', value: 'https://chat.example.com/', icon: 'globe' },
  ],
  primaryAction: { page: 'contact', label: 'Ask us' },
  footer: {
    text: 'What a company says of itself in one sentence.',
    columns: [{ menu: 'services' }, { menu: 'products' }],
    legal: [{ page: 'about' }],
    copyright: { from: 2000, holder: 'Example Company' },
  },
  pages: {
    home: {
      path: '/',
      title: 'Header, drawer and footer',
      summary: 'A page with all that stands around pages.',
      lead: 'Search and languages stand in for those of a site.',
      blocks: [{ type: 'text', items: ['Here the page goes on.'] }],
    },
    ...buildPages(),
  },
});

const names = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const;

/** With the form, and with search and languages that lead nowhere else. */
function stand(site: Site, form: ShellForm): Site {
  const { home, primaryAction } = site.shell;
  const axes = {
    header: { ...site.theme.header, form: form.header, action: primaryAction !== null },
    ...(form.drawer !== 'side' && { drawer: form.drawer }),
    footer: { form: form.footer, contacts: true },
    contact: form.contact,
  };
  return {
    ...site,
    direction: form.direction,
    icons: [...site.icons, 'search'],
    shell: {
      ...site.shell,
      axes,
      search: { href: home.href, label: 'Search' },
      languages: Object.entries(names).map(([tag, name]) => ({ tag, name, home })),
    },
  };
}

/** One form at work. */
export function showShell(form: ShellForm, options: GalleryOptions): ServedDevSite {
  const { contract, workspace } = options.world;
  const text = JSON.stringify(buildManifest(form.name));
  const { findings, publication } = validateSite(
    {
      sources: listSources([toManifestSource('the gallery', text)]),
      files: new Map([['logo.svg', { kind: 'file' }]]),
      icons: findIconNames(withoutSiteIcons(workspace)),
    },
    contract,
  );
  if (publication === undefined)
    throw new Error(
      `The gallery is not valid: ${findings.map(({ message }) => message).join(' ')}`,
    );
  const theme = options.theme ?? resolveTheme({});
  const dressed = dressGallery(publication, { ...options, theme });
  const stood = mapSites(dressed.publication, (site) => stand(site, form));
  return new ServedDevSite({ ...dressed, publication: stood });
}

const widths = [320, 390, 768, 1024, 1440];

const style = `
body { max-width: none; }
.frames { display: flex; gap: 1.5rem; overflow-x: auto; padding-bottom: 1rem; margin-bottom: 2rem; }
figure { margin: 0; }
iframe { display: block; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
`;

const renderForm = ({ name, direction, ...axes }: ShellForm): string => {
  const words = Object.entries(axes).map(([axis, value]) => `${axis} ${value}`);
  const frames = widths.map(
    (width) =>
      `<figure><iframe loading="lazy" width="${width}" height="640" title="${name} at ${width} pixels" src="${toBase(name)}"></iframe><figcaption>${width}</figcaption></figure>`,
  );
  return `<h2><a href="${toBase(name)}">${words.join(', ')}${direction === 'rtl' ? ', right to left' : ''}</a></h2><div class="frames">${frames.join('')}</div>`;
};

/** All forms at several widths. */
export const makeShellGallery = () =>
  makeLocalPage({
    title: 'Header, drawer and footer',
    about:
      'Every form of what stands around pages, in the colours of the site, with room for a search and for other languages.',
    style,
    content: shellForms.map(renderForm).join(''),
    frames: true,
  });
