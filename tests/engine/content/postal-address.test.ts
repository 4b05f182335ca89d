import { expect, test } from 'vitest';
import { toAddressLines } from '../../../engine/content/facts/postal-address';

const address = { street: '12 Example Road', postalCode: '1000', town: 'Anywhere' };

test.each([
  ['PT', undefined, ['12 Example Road', '1000 Anywhere']],
  ['IT', 'MI', ['12 Example Road', '1000 Anywhere, MI']],
  ['GB', undefined, ['12 Example Road', 'Anywhere', '1000']],
  ['US', 'NY', ['12 Example Road', 'Anywhere, NY 1000']],
  ['US', undefined, ['12 Example Road', 'Anywhere, 1000']],
])('an address in %s with the region %s has the lines of its country', (country, region, lines) => {
  expect(toAddressLines({ ...address, country, ...(region && { region }) })).toEqual(lines);
});

test('what is not given leaves no gap', () => {
  const { street, town } = address;
  for (const country of ['PT', 'GB', 'US'])
    expect(toAddressLines({ street, town, country })).toEqual([street, town]);
});
