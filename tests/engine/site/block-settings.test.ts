import { expect, test } from 'vitest';
import { buildBlockSite, buildFormSite } from '../entry/block-site';

const boxes = {
  type: 'boxes',
  boxes: [{ heading: 'First', text: 'One.', from: 'left' }],
};

test('a site has the settings of the types that it shows, with their defaults, and no others', () => {
  const { shell } = buildBlockSite(boxes);
  expect(shell.blockSettings).toEqual({
    boxes: { delays: { top: 500, bottom: 600, left: 700, right: 800 } },
  });
});

test('a type without settings is known to be shown', () => {
  expect(buildBlockSite({ type: 'text', items: ['One.'] }).shell.blockSettings).toEqual({
    text: {},
  });
});

test('settings that only some blocks of a type need are there with those', () => {
  const settingsWith = (type: string) =>
    buildFormSite({ fields: [{ type, name: 'day', label: 'Day' }] }).shell.blockSettings.form;
  expect(settingsWith('text')).toEqual({});
  expect(settingsWith('date')).toMatchObject({ labels: { tooEarly: 'Choose {min} or later.' } });
});

test('what a style sheet reads of them are custom properties', () => {
  expect(buildBlockSite(boxes).tokens).toMatchObject({ '--box-top': '500ms' });
  expect(buildBlockSite({ type: 'text', items: ['One.'] }).tokens).toEqual({});
});
