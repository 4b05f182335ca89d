// The style sheet of a site's own block → the selectors in it that are not of the block: other parts of its pages would change.

import { toBareSheet } from './bare-sheet';

interface ForeignSelector {
  readonly selector: string;
  /** In UTF-16 units. */
  readonly offset: number;
}

/** Rules in these are as if they stood outside; what is in others, such as the steps of an animation, has no selectors. */
const group = /^@(?:media|supports|layer|container|starting-style)\b/;

/** The sheet can be parsed. Parts of `:is(a, b)` are one selector. */
export function findForeignSelectors(text: string, type: string): ForeignSelector[] {
  const bare = toBareSheet(text);
  const own = new RegExp(`\\.${type}(?![\\w])`);
  const found: ForeignSelector[] = [];
  const around: boolean[] = [];
  let start = 0;
  for (const { 0: sign, index } of bare.matchAll(/[{};]/g)) {
    const prelude = bare.slice(start, index);
    const selector = prelude.trim();
    if (sign === '{') {
      const isGroup = group.test(selector);
      const isOutside = around.every(Boolean);
      if (isOutside && !selector.startsWith('@') && selector !== '')
        for (const one of selector.split(/,(?![^(]*\))/))
          if (!own.test(one))
            found.push({
              selector: one.trim().replace(/\s+/g, ' '),
              offset: start + prelude.indexOf(one.trim()),
            });
      around.push(isGroup);
    } else if (sign === '}') around.pop();
    start = index + 1;
  }
  return found;
}
