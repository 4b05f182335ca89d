import { expect, test } from 'vitest';
import { resolvePrice } from '../../../engine/concepts/price';
import { toAmounts, toPriceWords } from '../../../engine/content/facts/price-words';
import { sampleResolver } from './sample-resolver';

const german = sampleResolver({ language: 'de', currency: 'EUR' });

test('an amount is written as the language does, in its own currency or in that of the site', () => {
  expect(resolvePrice({ amount: 1234.5 }, german)).toEqual({
    text: '1.234,50\u00a0€',
    amount: 1234.5,
    currency: 'EUR',
  });
  expect(resolvePrice({ amount: 12, currency: 'USD' }, sampleResolver({ language: 'en' }))).toEqual(
    {
      text: '$12.00',
      round: '$12',
      amount: 12,
      currency: 'USD',
    },
  );
});

test('words in place of an amount are nothing that machines compare', () => {
  expect(resolvePrice({ text: 'On request', unit: 'a day' }, german)).toEqual({
    text: 'On request',
    unit: 'a day',
  });
});

test('prices lose their decimals only where no price of the list needs them', () => {
  const toPrices = (...amounts: number[]) =>
    amounts.map((amount) => resolvePrice({ amount }, german));
  expect(toAmounts(toPrices(5, 4.2))).toEqual(['5,00\u00a0€', '4,20\u00a0€']);
  const onRequest = resolvePrice({ text: 'On request' }, german);
  expect(toAmounts([...toPrices(5, 1200), onRequest])).toEqual([
    '5\u00a0€',
    '1.200\u00a0€',
    'On request',
  ]);
});

test('the words around a price stand where they are shown', () => {
  const price = { text: '€5', before: 'from', unit: 'a piece' };
  expect(toPriceWords(price, '€5')).toBe('from €5 a piece');
  expect(toPriceWords({ text: 'Free' }, 'Free')).toBe('Free');
});

test('the number -0 of JSON is shown as 0', () => {
  expect(resolvePrice({ amount: -0 }, german)).toMatchObject({
    text: '0,00\u00a0€',
    round: '0\u00a0€',
  });
});
