// What the type checker knows of a block that may be a site's own: it runs over this file, too.
import { expect, expectTypeOf, test } from 'vitest';
import type { BlockView, EngineBlockView, OwnBlockView } from '../../engine/generated/block-views';
import type { BlockConfig, OwnBlockConfig } from '../../engine/generated/manifest';
import type { CommonBlock } from '../../engine/model/common-block';

const own = { type: 'loaf', slides: 7 } as unknown as BlockView;

test('a member that a block happens to have says nothing of its type', () => {
  if (!('slides' in own)) throw new Error('It has such a member.');
  // @ts-expect-error it may be a site's own
  expect(() => own.slides.map(({ caption }) => caption)).toThrow('not a function');
  expect('form' in own).toBe(false);
});

test('its members are unknown, in an entry and in a view, but for those that mean one thing on every block', () => {
  expectTypeOf<OwnBlockView['slides']>().toBeUnknown();
  expectTypeOf<OwnBlockConfig['form']>().toBeUnknown();
  expectTypeOf<BlockView['effect']>().toBeUnknown();
  expectTypeOf<OwnBlockView['heading']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Extract<BlockView, { form: unknown }>>().not.toEqualTypeOf<never>();
  expectTypeOf<BlockView>().toExtend<CommonBlock>();
  expectTypeOf<BlockConfig>().toExtend<CommonBlock>();
});

test('whoever asks for a type of the engine gets a block of the engine', () => {
  expectTypeOf<Extract<BlockView, { type: 'carousel' }>>().toExtend<EngineBlockView>();
  const block = own;
  if (block.type === 'carousel') expectTypeOf(block.slides).toBeArray();
  expect(block.type).toBe('loaf');
});
