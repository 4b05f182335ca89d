// A page that runs from right to left is the mirror of one that runs from left to right.
import { describe, expect, test } from 'vitest';
import type { Site } from '../../../engine/model/site';
import { buildJsonLd, findStated } from '../../../engine/site/json-ld';
import { viewOf } from '../../../engine/site/view-of';
import { buildWholeSite } from '../entry/block-site';

const boxes = {
  type: 'boxes',
  effect: 'reveal2',
  boxes: [
    { heading: 'One', text: 'First.', from: 'left' },
    { heading: 'Two', text: 'Second.', from: 'top' },
    { heading: 'Three', text: 'Third.' },
  ],
};

const find = ({ pages }: Site) =>
  pages.home?.blocks.map((block) => [
    block.effect,
    ...(block.type === 'boxes' ? block.boxes.map(({ from }) => from) : []),
  ]);

test('what came from the left comes from the right', () => {
  const build = (direction: string, effect = 'reveal2') =>
    find(buildWholeSite({ ...boxes, effect }, { site: { direction } }));
  expect(build('ltr')).toEqual([['reveal2', 'left', 'top', undefined]]);
  expect(build('rtl')).toEqual([['reveal3', 'right', 'top', undefined]]);
  expect(build('rtl', 'reveal3')).toEqual([['reveal2', 'right', 'top', undefined]]);
  expect(build('rtl', 'reveal1')).toEqual([['reveal1', 'right', 'top', undefined]]);
});

describe('a telephone number', () => {
  const phone = '+49 40 66969 871';
  const offices = {
    type: 'offices',
    offices: [
      {
        place: 'Hamburg',
        address: ['Uferweg 4'],
        phone,
        email: 'a@example.com',
        website: 'https://example.com',
      },
    ],
  };
  const build = (direction: string) =>
    buildWholeSite(offices, {
      site: { direction },
      page: { lead: `Call ${phone}, or [${phone}](tel:+494066969871); 08:00 – 12:30, 2027-12-24.` },
    });
  const shown = (site: Site) => JSON.stringify(site.pages.home);

  test('keeps the order of its groups where lines run from right to left, in texts and in blocks', () => {
    expect(shown(build('ltr'))).not.toMatch(/[\u2066\u2069]/);
    const text = shown(build('rtl')).replaceAll('\u00a0', ' ');
    expect(text.match(/\u2066[^\u2069]*\u2069/g)).toEqual(Array(3).fill(`\u2066${phone}\u2069`));
    expect(text).toContain('"tel:+494066969871"');
    expect(text).toContain('08:00 – 12:30, 2027-12-24');
  });

  test('is told to search engines as it is', () => {
    const site = build('rtl');
    const told = JSON.stringify(buildJsonLd(site, viewOf(site, 'home'), findStated(site, 'home')));
    expect(told).toContain(phone);
    expect(told).not.toMatch(/[\u2066\u2069]/);
  });
});
