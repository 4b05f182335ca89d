import { describe, expect, test } from 'vitest';
import { toErrorText } from '../../../engine/forms/error-text';

const network = 'Network Error';

describe('the text of an error', () => {
  test.each([
    ['a thrown string', 'The public key is required.', 'The public key is required.'],
    ['a refused request', { status: 400, text: 'Bad template' }, 'Bad template'],
    ['a refused request without words', { status: 503, text: '' }, '503'],
    ['a page as an answer', { status: 500, text: '<!doctype html><p>Oops' }, '500'],
    ['no status and no text', { status: 0, text: '' }, network],
    ['the client’s own network failure', { status: 0, text: 'Network Error' }, network],
    ['a failed fetch', new TypeError('Failed to fetch'), network],
    [
      'blocked storage',
      new DOMException('Access is denied.', 'SecurityError'),
      'Access is denied.',
    ],
    ['an error without words', new RangeError(''), 'RangeError'],
    ['an empty string', '', network],
    ['nothing', undefined, network],
    ['null', null, network],
    ['an object of another kind', { reason: 'x' }, network],
    ['a text that is none', { status: 413, text: {} }, '413'],
  ])('%s', (_, error, text) => {
    expect(toErrorText(error, network)).toBe(text);
  });

  test('a long answer is cut', () => {
    expect(toErrorText('x'.repeat(5000), network)).toHaveLength(300);
  });
});
