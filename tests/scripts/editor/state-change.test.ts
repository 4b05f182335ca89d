// What a shell is told of a state, and what it makes of that.
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../engine/model/json';
import { ToldStates } from '../../../scripts/editor/server/told-states';
import type { EditorState } from '../../../scripts/editor/site-state';
import { changeState, compareStates } from '../../../scripts/editor/state-change';

const renew = (before: JsonValue, after: JsonValue): JsonValue =>
  changeState(before, JSON.parse(JSON.stringify(compareStates(before, after) ?? {})));

describe('a later state is made of what has changed', () => {
  const before = JSON.parse('{"a":[1,{"b":null}],"c":{"d":"x","e":[]},"f":{"g":1,"h":2}}');
  test.each([
    ['a value', '{"a":[1,{"b":true}],"c":{"d":"x","e":[]},"f":{"g":1,"h":2}}'],
    ['a member more', '{"a":[1,{"b":null}],"c":{"d":"x","e":[]},"f":{"g":1,"h":2,"i":[]}}'],
    ['a member less', '{"a":[1,{"b":null}],"f":{"h":2}}'],
    ['a member before others', '{"a":[1,{"b":null}],"c":{"z":1,"d":"x","e":[]},"f":{"h":2,"g":1}}'],
    ['a longer list', '{"a":[1,{"b":null},2],"c":{"d":"x","e":[{}]},"f":{"g":1,"h":2}}'],
    ['another kind', '{"a":{"0":1},"c":[],"f":null}'],
    [
      'a name that objects have',
      '{"a":[1,{"b":null,"__proto__":{"x":1}}],"c":{},"f":{"constructor":1}}',
    ],
  ])('%s', (_, text) => {
    expect(JSON.stringify(renew(before, JSON.parse(text)))).toBe(text);
  });

  test('what is the same stays one value, and is not told', () => {
    const after = structuredClone(before);
    after.f.g = 3;
    expect(compareStates(before, after)).toEqual({ f: { g: [3] } });
    expect((renew(before, after) as typeof before).c).toBe(before.c);
    expect(compareStates(before, structuredClone(before))).toBeUndefined();
  });
});

test('a shell is told what is new since the state that it knows, and everything where that is forgotten', () => {
  const told = new ToldStates();
  const make = (version: number): EditorState => ({ version, files: ['a'] }) as never;
  const first = told.tell(make(1), undefined);
  expect(first).toMatchObject({ state: make(1) });
  expect(told.tell(make(2), first.name)).toMatchObject({ change: { version: [2] } });
  for (const version of [3, 4, 5, 6]) told.tell(make(version), undefined);
  expect(told.tell(make(7), first.name)).toMatchObject({ state: make(7) });
});
