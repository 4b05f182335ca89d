// The parts of a site's pages → its look: readings for each property.
import type { Look, Reading } from './properties';
import type { Part, Parts } from './read-parts';

export const selectors = {
  page: 'body',
  main: '.main',
  heading: '.main h1',
  header: '.header',
  brand: '.header-brand',
  menus: '.header-nav',
  contacts: '.header-contacts',
  action: '.header-action',
  head: '.page-head[data-picture]',
  words: '.page-head[data-picture] > .page-head-words',
  headPicture: '.page-head[data-picture] > .page-head-picture img',
  card: '.card:not([data-layout="index"] *, [data-layout="overlay"] *)',
  row: '.card',
  picture: '.feature-picture img',
  button: '.main .button:not(.card .button)',
  footer: '.footer',
  name: '.footer-name',
  footerContacts: '.footer-contacts',
  dock: '.dock',
  item: '.content-nodes ul > li',
  text: '.content-nodes p',
  title: '.page-head:not([data-form="statement"]) .page-title',
  field: 'input.form-control',
  invitation: '.page > .call-to-action',
  invited: '.page > .call-to-action h2',
};

const keyword = (...words: readonly (string | false)[]): Reading => ({
  kind: 'keyword',
  value: words.filter(Boolean).join(', '),
});

const px = (part: Part, name: string): number => Number.parseFloat(part.style[name] ?? '') || 0;

const colour = ([red, green, blue]: Part['fill']): Reading => ({
  kind: 'colour',
  value: [red, green, blue],
});

/** Never more than half circles: a radius of 10 rem on a button of 48 px is one of 24. */
const corner = (part: Part): Reading => ({
  kind: 'radius',
  value: Math.min(px(part, 'border-top-left-radius'), part.box.height / 2, part.box.width / 2),
});

const hasLine = (part: Part): boolean => px(part, 'border-top-width') > 0 && part.line[3] > 20;

function readHeader({ page, header, brand, menus, contacts, action }: Parts): readonly Reading[] {
  if (!page || !header || !brand || !menus) return [];
  const middle = (brand.box.left + brand.box.right) / 2 / page.box.width;
  return [
    keyword(
      Math.abs(middle - 0.5) < 0.1 ? 'name in the middle' : 'name at the start',
      menus.box.top >= brand.box.bottom - 8 ? 'menus below' : 'menus beside',
      contacts !== undefined && 'contacts',
      action !== undefined && 'action',
      header.fill[3] < 20 && 'clear',
    ),
  ];
}

function readHead({ main, head, words, headPicture }: Parts): readonly Reading[] {
  if (!main || !head || !words || !headPicture) return [];
  return [
    keyword(
      `words ${head.style['text-align']}`,
      headPicture.box.top >= words.box.bottom - 1 ? 'picture below' : 'picture beside',
      Math.abs(headPicture.box.right - main.box.right) <= 1 ? 'to the edge' : 'within',
      head.fill[3] > 20 && 'on a band',
    ),
  ];
}

/** Rows are the cards of a site that has no others. */
function readCard({ row, card = row }: Parts): Look {
  if (!card) return {};
  return {
    'card ground': [keyword(card.fill[3] > 20 ? 'own' : 'none'), colour(card.ground)],
    'card border': [
      keyword(
        hasLine(card) && `line of ${card.style['border-top-width']}`,
        card.style['box-shadow'] !== 'none' && 'shadow',
      ),
      ...(hasLine(card) ? [colour(card.line)] : []),
    ],
    'card radius': [corner(card)],
  };
}

function readPicture({ main, picture }: Parts): readonly Reading[] {
  if (!main || !picture) return [];
  const { height, left, right, width } = picture.box;
  const toEdge = Math.min(left - main.box.left, main.box.right - right) <= 1;
  return [
    corner(picture),
    keyword(hasLine(picture) && 'framed', toEdge && 'to the edge'),
    { kind: 'size', value: width / height },
  ];
}

function readFooter({ footer, name, footerContacts }: Parts): readonly Reading[] {
  if (!footer || !name) return [];
  return [
    keyword(
      `words ${footer.style['text-align']}`,
      px(name, 'font-size') > 64 && 'grand name',
      footerContacts !== undefined && 'contacts',
    ),
  ];
}

function readDock({ page, dock }: Parts): readonly Reading[] {
  if (!page) return [];
  if (!dock) return [keyword('none')];
  const { height, right, width } = dock.box;
  if (width < 48) return [keyword('stack')];
  if (width > page.box.width / 2) return [keyword('bar')];
  return [keyword(right >= page.box.width - 1 && height > 300 ? 'rail' : 'corner')];
}

const markNames = ['content', 'border-top-left-radius', 'border-top-width', 'border-right-width'];

const readMarkers = ({ item }: Parts): readonly Reading[] =>
  item ? [keyword(...markNames.map((name) => item.before[name] ?? ''))] : [];

function readText({ text }: Parts): Look {
  if (!text) return {};
  const size = px(text, 'font-size');
  return {
    'text size': [{ kind: 'text', value: size }],
    leading: [{ kind: 'text', value: px(text, 'line-height') / size }],
    measure: [{ kind: 'text', value: px(text, 'max-width') || text.box.width }],
  };
}

function readField({ field }: Parts): readonly Reading[] {
  if (!field) return [];
  const sides = (['top', 'bottom'] as const).map(
    (side) => px(field, `border-${side}-width`) > 0 && `line at the ${side}`,
  );
  return [keyword(...sides, field.fill[3] > 20 && 'filled'), corner(field)];
}

const readInvitation = ({ invitation, invited }: Parts): readonly Reading[] =>
  invitation && invited
    ? [
        keyword(`words ${invited.style['text-align']}`, invitation.fill[3] > 20 && 'on a band'),
        { kind: 'size', value: px(invited, 'font-size') },
      ]
    : [];

/** Of a window of 1440 × 900. */
export function toLook(parts: Parts): Look {
  const { button, footer, heading, title } = parts;
  const face = heading?.style['font-family']?.split(',')[0] ?? '';
  return {
    'heading face': heading ? [keyword(face)] : [],
    'heading weight': heading ? [{ kind: 'weight', value: px(heading, 'font-weight') }] : [],
    'heading case': heading ? [keyword(heading.style['text-transform'] ?? '')] : [],
    'header form': readHeader(parts),
    'head form': readHead(parts),
    ...readCard(parts),
    'button shape': button ? [corner(button)] : [],
    'picture shape': readPicture(parts),
    density: footer ? [{ kind: 'size', value: px(footer, 'padding-block-start') }] : [],
    'footer form': readFooter(parts),
    'contact form': readDock(parts),
    markers: readMarkers(parts),
    ...readText(parts),
    'title size': title ? [{ kind: 'size', value: px(title, 'font-size') }] : [],
    'field form': readField(parts),
    'invitation form': readInvitation(parts),
  };
}
