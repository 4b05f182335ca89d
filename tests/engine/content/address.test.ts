import { describe, expect, test } from 'vitest';
import {
  isOutsideAddress,
  isOwnPath,
  resolvePublishedTarget,
  toTelephone,
} from '../../../engine/content/addresses/address';
import { isTelephone } from '../../../engine/content/addresses/is-telephone';

describe('a path of this site', () => {
  test.each(['/', '/a', '/a/b#c', '/files/a.txt'])('%s is one', (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(resolvePublishedTarget(path)).toBe(path);
  });

  test.each([
    ...['//host', '//host/path', '/\\host', '\\\\host', '/a b', '/\ta', '/\u0000', 'a', ''],
  ])('%j is not', (path) => {
    expect(isOwnPath(path)).toBe(false);
    expect(resolvePublishedTarget(path)).toBeUndefined();
  });
});

describe('an address elsewhere', () => {
  test.each([
    ...['https://example.com', 'http://example.com/a?b#c', 'mailto:a@example.com', 'tel:+15550100'],
  ])('%s may be linked', (address) => {
    expect(isOutsideAddress(address)).toBe(true);
  });

  test.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'ftp://a'],
    ...['https://user@example.com', 'https:\\\\example.com', 'https://example.com/a b', 'tel:ring'],
    ...['https://', '//example.com', ' https://example.com', 'https://example.com\n'],
  ])('%j may not', (address) => {
    expect(isOutsideAddress(address)).toBe(false);
    expect(resolvePublishedTarget(address)).toBeUndefined();
  });
});

test.each([
  ['+44 (0)1632 960-123', 'tel:+441632960123'],
  ['+49 30/12 34 56', 'tel:+4930123456'],
  ['+44 (0)1632 960 123 ext. 4', 'tel:+441632960123;ext=4'],
  ['+44 1632 960123 x12', 'tel:+441632960123;ext=12'],
  ['+44 1632 960123 EXT 12', 'tel:+441632960123;ext=12'],
  ['01632 960 123 #4', 'tel:01632960123;ext=4'],
])('%s is dialled without what only readers need', (number, address) => {
  expect(isTelephone(number)).toBe(true);
  expect(toTelephone(number)).toBe(address);
  expect(isOutsideAddress(address)).toBe(true);
  expect(isTelephone(address.slice('tel:'.length))).toBe(true);
});

test.each(['112', '0049 35205 / 1234', '0049 (0)35205/1234', '0800/123/456', '+1 (555) 010.0199'])(
  '%s can be called',
  (number) => expect(isTelephone(number)).toBe(true),
);

test.each([
  ...['', '12', 'call us', '+44 1632 960 123 / 124', '+44 1632 960 123/+44 1632 960 124'],
  ...['01632 960 123, 01632 960 124', '01632 960 123 01632 960 124', '01632 960 123 ext.'],
  ...['01632 960 123 ext. 4 ext. 5', 'x12'],
])('%j is not one number', (number) => expect(isTelephone(number)).toBe(false));
