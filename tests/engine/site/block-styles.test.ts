import { expect, test } from 'vitest';
import { findStyles } from '../../../engine/site/block-styles';
import { engineContract } from '../../engine-contract';
import { sampleBlocks } from '../blocks/sample-blocks';

const find = (...blocks: Parameters<typeof findStyles>[0]) =>
  findStyles(blocks, engineContract.blocks);

const { carousel, form, hero, hours, offices } = sampleBlocks;
const text = { type: 'text', layout: 'plain', items: [], effect: 'none' } as const;
const [slide] = carousel.slides;
const [office] = offices.offices;

test.each([
  ['its layout', text, ['block.text.plain']],
  ['a kicker', { ...text, kicker: 'New' }, ['block.text.kicker']],
  ['a surface', { ...text, surface: 'accent' as const }, ['block.text.surface-accent']],
  ['a width', { ...text, width: 'full' as const }, ['block.text.width-full']],
  ['where words stand', { ...text, align: 'centre' as const }, ['block.text.centre']],
  ['a space', { ...text, space: 'small' as const }, ['block.text.space']],
  ['hours', hours, ['block.hours.hours']],
] as const)('a block has styles of its own for %s', (_, block, names) => {
  expect(find(block as typeof text).styled).toEqual(
    expect.arrayContaining([`block.${block.type}`, ...names]),
  );
});

test('what most blocks are needs none', () => {
  const { hours: _, ...closed } = hours;
  expect(find({ ...text, surface: 'ground', width: 'wide' }).styled).toEqual([
    'block.text',
    'block.text.plain',
  ]);
  expect(find(closed as typeof hours).styled).not.toContain('block.hours.hours');
});

test('blocks with parts ask for the styles of these parts', () => {
  if (slide === undefined || office === undefined) throw new Error('The samples have both');
  expect(find({ ...carousel, slides: [slide] })).not.toHaveProperty('tones');
  const toned = find({ ...carousel, slides: [slide, { ...slide, tone: 'dark' }] });
  expect(toned.tones).toEqual(['dark']);
  expect(toned.styled).toContain('block.carousel.tone');
  expect(find({ ...hero, tone: 'light' }, { ...hero, tone: 'light' }).tones).toEqual(['light']);
  const { hours: _, ...always } = office;
  expect(find({ ...offices, offices: [always] }).styled).not.toContain('block.offices.hours');
  const [field] = form.form.fields;
  if (field === undefined) throw new Error('The sample has a field');
  const withField = (width: 'full' | 'half') =>
    find({ ...form, form: { ...form.form, fields: [{ ...field, width } as typeof field] } }).styled;
  expect(withField('full')).not.toContain('block.form.fields');
  expect(withField('half')).toContain('block.form.fields');
});
