// What would be done → one sentence for a button, however often it says the same.
import { withoutPointers } from './spots';

export function joinRepairs(repairs: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of repairs.map(withoutPointers)) {
    const said = one.replace(/[.\s]+$/, '');
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const parts = [...counts].map(([said, count]) => (count > 1 ? `${said} (${count} times)` : said));
  const [first = '', ...others] = parts;
  const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
  return [first, ...others.map(lower)].join('; ');
}
