import { expect, test } from 'vitest';
import { toWayName } from '../../../engine/forms/contact-ways';

const way = { href: 'tel:+15550100', icon: 'phone', value: '+1 555 0100' } as const;

test('a way is called by its label and its number, said once', () => {
  expect(toWayName({ ...way, type: 'phone', label: 'Call us' })).toBe('Call us: +1 555 0100');
  expect(toWayName({ ...way, type: 'phone', label: 'Call +1 555 0100' })).toBe('Call +1 555 0100');
  expect(toWayName({ ...way, type: 'link', label: 'Chat' })).toBe('Chat');
});
