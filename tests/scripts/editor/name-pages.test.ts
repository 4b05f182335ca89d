// What the engine says of pages by their ids → as a person reads it.
import { expect, test } from 'vitest';
import type { Finding } from '../../../engine/model/finding';
import { nameInWaiting, sayCause } from '../../../scripts/editor/server/name-pages';

const pages = [
  { id: 'home', title: 'Home' },
  { id: 'gift-vouchers', title: 'Gift vouchers' },
];
const toFinding = (code: string, message: string, pointer = '/pages/home/image') =>
  ({ code, message, hint: '', pointer }) as Finding;

test('a file that a page shows is said to be shown there', () => {
  const missing = (pointer?: string) =>
    toFinding('missing-file', 'There is no file "images/photo.jpg" in files/.', pointer);
  expect(sayCause([missing()], pages)).toBe('The page “Home” still shows it.');
  expect(sayCause([missing('/site/logo')], pages)).toBe('The site still shows it.');
});

test('any other cause is said with its page', () => {
  const finding = toFinding('unknown-page', 'There is no page "gift-vouchers".');
  expect(sayCause([finding], pages)).toBe('On the page “Home”: There is no page “Gift vouchers”.');
  expect(sayCause([], pages)).toBe('');
});

test('a change that waits names pages by their titles', () => {
  const message = 'The page "gift-vouchers" appears in the menus twice.';
  const findings = [{ ...toFinding('twice', message), hint: 'Keep "one" of them.' }];
  const repairs = ['Move the entry of "gift-vouchers" that is there'];
  expect(
    nameInWaiting({ id: 'a', about: 'move', findings, repairs } as never, pages),
  ).toMatchObject({
    findings: [
      {
        message: 'The page “Gift vouchers” appears in the menus twice.',
        hint: 'Keep "one" of them.',
      },
    ],
    repairs: ['Move the entry of “Gift vouchers” that is there'],
  });
});
