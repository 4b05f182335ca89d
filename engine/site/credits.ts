// What a page shows → who made its pictures. A picture with a caption has its credit there.
import type { RichText } from '../generated/concept-views';
import { isRecord } from '../model/json';
import { isPictureView } from './is-picture-view';

/** `credit` may mean something else where it does not stand in a picture. */
const isCredited = (value: Readonly<Record<string, unknown>>): boolean =>
  isPictureView(value) && Array.isArray(value.credit);

function collect(value: unknown, found: Map<string, RichText>): void {
  if (Array.isArray(value)) for (const part of value) collect(part, found);
  if (!isRecord(value)) return;
  if (isCredited(value)) found.set(JSON.stringify(value.credit), value.credit as RichText);
  else for (const part of Object.values(value)) collect(part, found);
}

/** Each once, in the order of the page. */
export function findCredits(shown: readonly unknown[]): readonly RichText[] {
  const found = new Map<string, RichText>();
  collect(shown, found);
  return [...found.values()];
}
