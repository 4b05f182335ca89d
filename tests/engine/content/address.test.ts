import { describe, expect, test } from 'vitest';
import {
  isOutsideAddress,
  isOwnPath,
  resolvePublishedTarget,
  toTelephone,
} from '../../../engine/content/addresses/address';

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

test('a telephone number is dialled without what only readers need', () => {
  expect(toTelephone('+44 (0)1632 960-123')).toBe('tel:+441632960123');
});
