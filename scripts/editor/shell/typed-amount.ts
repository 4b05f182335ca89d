// The amount of a price as the page shows it, and what a person types for it → a step that writes the price.
import { isRecord, type JsonValue } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import type { Step, WordSpot } from '../wire';
import { findCurrency, readNumber } from './fields/read-number';
import { findMember, manifestFile, toValuePath } from './site-values';

type Price = Readonly<Record<string, unknown>>;

/** Words come in the place of an amount; without a sign it has the currency that it had. */
function toPrice(site: EditorState, price: Price, words: string): Price {
  const { amount: _amount, text: _text, currency, ...around } = price;
  const amount = readNumber(words, site.language);
  if (amount === undefined) return { ...around, text: words.trim() };
  const usual = findMember(site, ['site', 'currency']);
  const isBare = /^[\d\s.,'’-]+$/.test(words);
  const named = isBare
    ? currency
    : findCurrency(words, typeof usual === 'string' ? usual : undefined);
  return { ...around, amount, ...(named !== undefined && { currency: named }) };
}

/** `shown`: as the page shows it. Undefined where there is no amount. */
export function findTypedAmount(
  site: EditorState | undefined,
  { file, pointer }: WordSpot,
  shown: string,
): ((words: string, before: string) => Step) | undefined {
  const whole = toValuePath(site, pointer);
  const isInPrice = whole.at(-1) === 'amount' || whole.slice(-2).join() === 'price,text';
  const path = isInPrice ? whole.slice(0, -1) : whole;
  const price = findMember(site, path);
  if (site === undefined || file !== manifestFile || !isRecord(price)) return undefined;
  if (!isInPrice && typeof price.amount !== 'number') return undefined;
  const toValue = (words: string): Price => (words === shown ? price : toPrice(site, price, words));
  return (words, before) => {
    const [was, now] = [toValue(before), toValue(words)];
    const operations = Object.keys({ ...was, ...now })
      .filter((name) => was[name] !== now[name])
      .map((name) => {
        const at = { file, path: [...path, name] };
        return name in now ? { op: 'set', ...at, value: now[name] } : { op: 'unset', ...at };
      });
    const seen = { file, path, value: was as JsonValue };
    return {
      ...{ type: 'operations', about: `change a price: “${words.trim()}”`, seen },
      operations: operations as readonly object[] as readonly JsonValue[],
    };
  };
}
