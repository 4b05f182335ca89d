import { expect, test } from 'vitest';
import { toAddressKey } from '../../../engine/content/addresses/address-key';

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/', '/'],
  ['//', '/'],
  ['/%61bout', '/about'],
  ['/caf%C3%A9', '/cafe\u0301'],
])('%s and %s are one address', (one, other) =>
  expect(toAddressKey(one)).toBe(toAddressKey(other)),
);

test('what differs in more than that is another', () => {
  expect(toAddressKey('/about')).not.toBe(toAddressKey('/about/us'));
  expect(toAddressKey('/%zz')).toBe('/%zz');
});
