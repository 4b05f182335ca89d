// Not quick: hundreds of thousands of values.
// Very many invalid values are found in one pass, and as many of them told as anybody reads.
import { describe, expect, test } from 'vitest';
import { maxAlike } from '../../engine/manifest/limit-findings';
import type { Finding } from '../../engine/model/finding';
import { findIn, swap, validateIn } from '../engine/manifest/harbour-site';
import { findIn as findInChanged } from '../engine/manifest/site-changes';

const codesOf = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);

test('endless redirects among as many as a manifest may hold', () => {
  const origin = 'https://www.example.com';
  const redirects = Array.from({ length: 20_000 }, (_, index) => ({
    from: `/old-${index}`,
    href: `${origin}/old-${index === 19_999 ? 19_998 : index + 1}`,
  }));
  expect(codesOf(findInChanged({ redirects })).sort()).toEqual(['redirect-limit', 'redirect-loop']);
});

describe('very many invalid values are found in one pass', () => {
  const find = (items: unknown): readonly Finding[] => {
    const block = JSON.stringify({ type: 'text', items });
    const manifest = swap(['"lead": "See [prices](page:prices)."', `"blocks": [${block}]`]);
    return findIn({ manifest });
  };

  test('in a list', () => {
    // More than a call can have arguments.
    const count = 150_000;
    const list = Array.from({ length: count }, (_, index) => `[${index}](page:nope)`);
    const [finding, ...others] = find([list]);
    expect(others).toEqual([]);
    expect(finding?.related).toHaveLength(maxAlike - 1);
  });

  test('each another, of which only some are located, and all are counted', () => {
    const count = 3000;
    const list = Array.from({ length: count }, (_, index) => `[x](page:nope-${index}) <b>`);
    const block = JSON.stringify({ type: 'text', items: [list] });
    const manifest = swap(['"lead": "See [prices](page:prices)."', `"blocks": [${block}]`]);
    const { findings, omitted, publication } = validateIn({ manifest });
    const codes = codesOf(findings);
    expect(codes.filter((code) => code === 'unknown-page')).toHaveLength(maxAlike);
    expect(codes.filter((code) => code === 'foreign-markup')).toHaveLength(maxAlike);
    expect(codes).toHaveLength(2 * maxAlike);
    expect(omitted).toEqual({ error: count - maxAlike, warning: count - maxAlike, note: 0 });
    expect(publication).toBeUndefined();
    expect(findIn({}).length).toBe(0);
  });

  test('under headings with a variable', () => {
    const count = 50_000;
    const entries = Array.from({ length: count }, (_, index) => [
      `{company} ${index}`,
      '[x](page:nope)',
    ]);
    const [finding, ...others] = find([Object.fromEntries(entries)]);
    expect(others).toEqual([]);
    expect(finding?.related).toHaveLength(maxAlike - 1);
    const lines = new Set(finding?.related.map(({ column }) => column));
    expect(lines.size).toBe(maxAlike - 1);
  });
});
