// What fields ask of visitors can be met: messages where the usual remedy would not help.
import { expect, test } from 'vitest';
import { findIn } from './site-changes';

const options = [{ value: 'wall', label: 'Wall clock' }];

const name = { type: 'text', name: 'clock', label: 'Clock', missingMessage: 'Which?' };

function findInFields(...fields: readonly object[]): readonly string[] {
  const form = {
    title: 'Ask us about a clock',
    fields,
    submit: 'Send',
    sending: 'Sending …',
    success: { message: 'Thank you.', page: 'home' },
    failure: { message: 'Please call us.' },
    provider: { type: 'post', origin: 'self', path: '/form' },
  };
  return findIn({ forms: { enquiry: form } })
    .filter(({ pointer }) => pointer.startsWith('/forms/enquiry/fields'))
    .map(({ message, hint }) => `${message} ${hint}`);
}

test('a condition on the field itself', () => {
  expect(findInFields({ ...name, when: { field: 'clock', is: ['x'] } })).toEqual([
    'The condition names the field "clock", which is not above this one. Name a field above this one, or leave the condition out.',
  ]);
});

test('more choices than there are', () => {
  const field = { type: 'checkboxes', name: 'kinds', label: 'Kinds', missingMessage: 'Which?' };
  expect(findInFields({ ...field, options, min: 3, max: 5 })).toEqual([
    'The minimum 3 is more than the one option there is: nothing fits. Lower the minimum, or add options.',
  ]);
});

test('a list that is answered before anybody is asked', () => {
  const field = { type: 'select', name: 'kind', label: 'Kind', missingMessage: 'Which?', options };
  const asked = { ...field, required: true };
  expect(findInFields(asked)).toEqual([
    'The field is required, but browsers choose "Wall clock" in it before visitors do. Say a "prompt", such as "Choose one", or leave "required" out.',
  ]);
  const other = { ...field, name: 'other', label: 'Other' };
  expect(findInFields({ ...asked, prompt: 'Choose one' }, other)).toEqual([]);
});
