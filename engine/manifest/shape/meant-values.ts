// Values that people, and other tools, call otherwise → the name that they have here.

type Names = Readonly<Record<string, readonly string[]>>;

const autocomplete: Names = {
  name: ['full-name', 'your-name', 'fullname'],
  'given-name': ['first-name', 'firstname', 'forename'],
  'family-name': ['last-name', 'lastname', 'surname'],
  organization: ['company', 'business', 'company-name'],
  tel: ['phone', 'telephone', 'mobile', 'phone-number'],
  'street-address': ['address'],
  'address-line1': ['street'],
  'address-level2': ['city', 'town'],
  'address-level1': ['state', 'province', 'county', 'region'],
  'postal-code': ['zip', 'zip-code', 'zipcode', 'postcode'],
  bday: ['birthday', 'birth-date', 'date-of-birth'],
  url: ['website', 'homepage', 'web'],
};

const blocks: Names = {
  action: ['button', 'cta', 'call-to-action', 'banner'],
  boxes: ['columns', 'features', 'services', 'icons'],
  carousel: ['slider', 'slideshow'],
  content: ['markdown', 'document', 'file'],
  embed: ['video', 'film', 'youtube', 'vimeo', 'iframe'],
  figures: ['stats', 'statistics', 'numbers', 'counters'],
  form: ['contact', 'contact-form'],
  gallery: ['images', 'pictures', 'photos'],
  latest: ['news', 'posts', 'blog'],
  logos: ['partners', 'clients', 'brands'],
  people: ['team', 'staff'],
  picture: ['image', 'photo', 'img'],
  plans: ['tiers', 'packages'],
  prices: ['pricing', 'price-list', 'menu'],
  questions: ['faq', 'faqs', 'accordion'],
  quote: ['testimonial', 'testimonials', 'quotes', 'reviews'],
  text: ['paragraph', 'paragraphs', 'heading', 'list', 'richtext', 'rich-text', 'html'],
};

const fields: Names = {
  checkbox: ['switch', 'toggle', 'consent'],
  checkboxes: ['multiselect', 'multi-select', 'multiple'],
  file: ['upload', 'attachment'],
  radio: ['radios', 'choice'],
  select: ['dropdown', 'options', 'list'],
  tel: ['phone', 'telephone'],
  text: ['string', 'input', 'name'],
  textarea: ['message', 'multiline', 'long-text'],
};

const operations: Names = {
  set: ['replace', 'update', 'change', 'add'],
  unset: ['clear'],
  insert: ['append', 'push', 'prepend'],
  'page add': ['add-page', 'create-page', 'page-create', 'new-page'],
  'page remove': ['remove-page', 'delete-page', 'page-delete'],
};

const providers: Names = {
  post: ['basin', 'formcarry', 'formspark', 'formspree', 'formsubmit', 'getform', 'web3forms'],
};

const kinds: Names = {
  article: ['post', 'posts', 'blog', 'blog-post', 'news', 'story', 'entry'],
  case: ['project', 'projects', 'portfolio', 'reference', 'case-study', 'work'],
  event: ['concert', 'workshop', 'meeting', 'date', 'appointment'],
  job: ['vacancy', 'position', 'career'],
  person: ['people', 'member', 'staff', 'team', 'author'],
};

const icons: Names = {
  check: ['tick', 'checkmark', 'haken'],
  close: ['x', 'cross', 'times'],
  external: ['external-link', 'link'],
  globe: ['world', 'earth', 'website', 'language'],
  home: ['house', 'haus'],
  mail: ['email', 'e-mail', 'envelope', 'letter', 'brief', 'correo', 'courriel'],
  menu: ['hamburger', 'bars', 'burger'],
  phone: ['tel', 'telephone', 'telefon', 'teléfono', 'téléphone', 'telefono', 'call', 'mobile'],
  pin: ['map', 'map-pin', 'marker', 'location', 'place', 'address', 'karte', 'ort'],
  search: ['magnifier', 'magnifying-glass', 'lupe', 'suche'],
  warning: ['alert', 'danger', 'exclamation', 'achtung'],
};

const currencies: Names = {
  AUD: ['aud', 'a$'],
  CAD: ['cad', 'c$', 'ca$'],
  CHF: ['chf', 'fr', 'fr.', 'sfr', 'franken', 'francs'],
  CZK: ['czk', 'kč'],
  DKK: ['dkk'],
  EUR: ['eur', '€', 'euro', 'euros'],
  GBP: ['gbp', '£', 'pound', 'pounds', 'sterling'],
  JPY: ['jpy', '¥', 'yen'],
  NOK: ['nok'],
  PLN: ['pln', 'zł', 'złoty'],
  SEK: ['sek'],
  USD: ['usd', '$', 'us$', 'dollar', 'dollars'],
};

const languages: Names = {
  ar: ['arabic', 'العربية'],
  cs: ['czech', 'čeština'],
  da: ['danish', 'dansk'],
  de: ['german', 'deutsch'],
  en: ['english'],
  es: ['spanish', 'español'],
  fi: ['finnish', 'suomi'],
  fr: ['french', 'français'],
  it: ['italian', 'italiano'],
  ja: ['japanese', '日本語'],
  nb: ['norwegian', 'norsk'],
  nl: ['dutch', 'nederlands'],
  pl: ['polish', 'polski'],
  pt: ['portuguese', 'português'],
  sv: ['swedish', 'svenska'],
  tr: ['turkish', 'türkçe'],
  uk: ['ukrainian', 'українська'],
  zh: ['chinese', '中文'],
};

const weights: Names = {
  100: ['thin', 'hairline'],
  200: ['extra-light', 'extralight', 'ultra-light'],
  300: ['light'],
  400: ['normal', 'regular', 'book'],
  500: ['medium'],
  600: ['semi-bold', 'semibold', 'demi-bold', 'demibold', 'demi'],
  700: ['bold'],
  800: ['extra-bold', 'extrabold', 'ultra-bold'],
  900: ['black', 'heavy'],
};

/** By the title of the schema. */
const byTitle: Readonly<Record<string, Names>> = {
  ...{
    Autocomplete: autocomplete,
    Block: blocks,
    Currency: currencies,
    Field: fields,
    Icon: icons,
    Kind: kinds,
    Language: languages,
    Operation: operations,
    Provider: providers,
    Weight: weights,
    'Weight range': weights,
  },
};

const flags = new Map([
  ...['true', 'yes', 'on', 'ja', 'oui', 'sí', 'sì'].map((word) => [word, true] as const),
  ...['false', 'no', 'off', 'nein', 'non'].map((word) => [word, false] as const),
]);

/** A country by its name in one of the engine's languages, or as people call it. */
function findCountry(name: string): string | undefined {
  const called = { GB: ['england', 'scotland', 'wales', 'great britain'], US: ['usa', 'america'] };
  const own = Object.entries(called).find(([, names]) => names.includes(name))?.[0];
  if (own !== undefined) return own;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Those of countries that have another one today name it, too.
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  const spoken = ['en', 'de', 'es', 'fr', 'ar'].map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }),
  );
  return codes.find((code) => spoken.some((names) => names.of(code)?.toLowerCase() === name));
}

/** "no" as other tools take it, for false; undefined where it is neither. */
export const readFlag = (value: unknown): boolean | undefined =>
  value === 0 || value === 1 ? value === 1 : flags.get(String(value).toLowerCase());

export function findMeantValue(value: string, title = ''): string | undefined {
  if (title === 'Country') return findCountry(value.trim().toLowerCase());
  const name = value.toLowerCase().replace(/[\s_]+/g, '-');
  const all = Object.hasOwn(byTitle, title) ? byTitle[title] : undefined;
  return Object.entries(all ?? {}).find(([, others]) => others.includes(name))?.[0];
}
