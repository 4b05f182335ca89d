// What a browser has fetched → whether it can be shown as the text of a page. It was validated before it was
// published, but hosts may answer with something else.
import type { ContentItem } from '../../generated/manifest';
import { isRecord } from '../../model/json';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isListOf = (value: unknown, isOne: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isOne);

const isBody = (value: unknown): boolean => isText(value) || isListOf(value, isText);

const isItem = (value: unknown): boolean =>
  isBody(value) || (isRecord(value) && isListOf(Object.values(value), isBody));

/** Whether the value has the shape of a content file. */
export const isContent = (value: unknown): value is readonly ContentItem[] =>
  isListOf(value, isItem);
