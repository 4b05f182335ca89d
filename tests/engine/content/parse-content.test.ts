import { expect, test } from 'vitest';
import { parseContent } from '../../../engine/content/items/parse-content';

const parse = (...items: Parameters<typeof parseContent>[0]) =>
  parseContent(items, { toText: (text) => [text] });

test('a heading may begin with any character; only reserved keys are not headings', () => {
  const nodes = parse({ $comment: 'For editors.', '$5 offers': 'All week.', $schemas: 'Drawn.' });
  expect(nodes).toMatchObject([
    { type: 'section', key: '$5 offers' },
    { type: 'section', key: '$schemas' },
  ]);
});
