// What a browser has fetched → whether it can be shown as the text of a page. That it is right was validated before it was
// published; hosts may answer with something else all the same.
import type { ContentItem } from '../generated/manifest';
import { isRecord } from '../model/json';

const isBody = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const isItem = (value: unknown): boolean =>
  isBody(value) || (isRecord(value) && Object.values(value).every(isBody));

/** Whether the value has the shape of a content file. */
export const isContent = (value: unknown): value is readonly ContentItem[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);
