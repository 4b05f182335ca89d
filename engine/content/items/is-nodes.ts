// What a browser has fetched → whether it can be shown as the nodes of a text, as `is-content.ts` tells for items.

import type { ContentNode, Inline, SpecialNode } from '../../generated/concept-views';
import { isRecord } from '../../model/json';
import { isOwnPath, resolvePublishedTarget } from '../addresses/address';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTruth: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number';

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const objectOf =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(members).every(([name, check]) => check(value[name]));

const isTarget: Check = (value) =>
  typeof value === 'string' && resolvePublishedTarget(value) !== undefined;

const isRich: Check = (value) => listOf(isInline)(value);

const isSources: Check = listOf(
  objectOf({
    ...{ srcset: isText, media: optional(isText), type: optional(isText) },
    ...{ width: optional(isNumber), height: optional(isNumber) },
  }),
);

const isImage = objectOf({
  src: (value) => typeof value === 'string' && isOwnPath(value),
  alt: isText,
  width: isNumber,
  height: isNumber,
  srcset: optional(isText),
  focus: optional(isText),
  narrowFocus: optional(isText),
  ratio: optional(isText),
  edge: optional(isText),
  credit: optional((value) => isRich(value)),
  sources: optional(isSources),
});

/** By type of what stands in a line. */
const inlines: { readonly [Type in Exclude<Inline, string>['type']]: Check } = {
  strong: objectOf({ children: isRich }),
  emphasis: objectOf({ children: isRich }),
  link: objectOf({ href: isTarget, language: optional(isText), children: isRich }),
  'inline-code': objectOf({ text: isText }),
  break: isRecord,
  'inline-image': objectOf({ image: isImage }),
  note: objectOf({ number: isNumber, again: optional(isTruth) }),
};

const isInline: Check = (value) => isText(value) || isOf(inlines, value);

/** Whether a value has a type of the table, and passes its check. */
function isOf(table: Readonly<Record<string, Check>>, value: unknown): boolean {
  if (!isRecord(value) || typeof value.type !== 'string') return false;
  return Object.hasOwn(table, value.type) && table[value.type]?.(value) === true;
}

const isBody: Check = (value) => listOf(isNode)(value);

const isColumn = objectOf({
  heading: optional(isRich),
  align: isText,
  marked: isTruth,
  badge: optional(isText),
});

/** By type of node. */
const checks: { readonly [Type in SpecialNode['type'] | ContentNode['type']]: Check } = {
  paragraph: objectOf({ text: isRich }),
  list: objectOf({
    items: listOf((item) => isRich(item) || objectOf({ nodes: isBody })(item)),
    ordered: optional(isTruth),
    start: optional(isNumber),
  }),
  section: objectOf({
    ...{ key: isText, id: isText, anchor: optional(isText) },
    ...{ heading: optional(isRich), body: isBody },
  }),
  table: objectOf({
    caption: optional(isRich),
    columns: listOf(isColumn),
    rows: listOf(listOf(isRich)),
    rowHeadings: isTruth,
  }),
  quote: objectOf({
    body: isBody,
    name: optional(isText),
    role: optional(isText),
    image: optional(isImage),
  }),
  picture: objectOf({
    image: isImage,
    caption: optional(isRich),
    credit: optional((value) => isText(value) || isRich(value)),
    wide: isTruth,
  }),
  code: objectOf({ caption: optional(isRich), language: optional(isText), lines: listOf(isText) }),
  rule: isRecord,
  notes: objectOf({ items: listOf(isBody) }),
};

const isNode: Check = (value) => isOf(checks, value);

/** Whether the value has the shape of a content file that is published as nodes. */
export const isNodes = (value: unknown): value is { readonly nodes: readonly ContentNode[] } =>
  isRecord(value) && isBody(value.nodes);
