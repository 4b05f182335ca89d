// Many places of one document → it is parsed once, and where everything stands in it is found once.
import { expect, test } from 'vitest';
import { parseOnce } from '../../../scripts/editor/server/parse-once';
import { engineContract } from '../../engine-contract';

test('each text is parsed once, and has one tree', () => {
  let [texts, trees] = [0, 0];
  const parse = parseOnce((text) => {
    texts += 1;
    const parsed = engineContract.parseDocument(text);
    const tree = () => {
      trees += 1;
      return parsed.tree();
    };
    return { ...parsed, tree };
  });
  const first = parse('One.\n');
  expect(first.value).toBe(parse('One.\n').value);
  expect(first.tree()).toBe(parse('One.\n').tree());
  expect(parse('Two.\n').value).not.toEqual(first.value);
  expect([texts, trees]).toEqual([2, 1]);
});
