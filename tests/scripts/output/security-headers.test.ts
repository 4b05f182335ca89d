import { describe, expect, test } from 'vitest';
import { buildHeaders } from '../../../scripts/output/security-headers';
import { rewriteHeaders } from '../../../scripts/serve/provider-rewrite';
import { bareAssets } from '../../bare-assets';
import { buildBlockSite } from '../../engine/entry/block-site';
import { scoreHeaders } from './score-headers';

const starters = [bareAssets.starter.hash];

test('pages of other sites get neither a window nor a file of this one, locally too', () => {
  const headers = buildHeaders(buildBlockSite({ type: 'text', items: ['Words.'] }), starters);
  const local = rewriteHeaders({ headers, connects: [] });
  for (const name of ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy']) {
    expect(headers[name]).toBe('same-origin');
    expect(local[name.toLowerCase()]).toBe('same-origin');
  }
});

describe("by the rules of Mozilla's HTTP Observatory, which was not asked itself,", () => {
  const headersWith = (block: unknown) => buildHeaders(buildBlockSite(block), starters);
  const plain = headersWith({ type: 'text', items: ['Words.'] });

  test.each([
    ['a site without services', plain],
    [
      'a site with an outside film',
      headersWith({
        type: 'embed',
        service: 'youtube',
        show: 'aqz-KE-bpKQ',
        title: 'A film',
        image: { src: 'a.svg', decorative: true },
      }),
    ],
  ])('%s has an A+, with 130 points', (_, headers) => {
    expect(scoreHeaders(headers)).toBe(130);
  });

  test.each([
    ['Content-Security-Policy', 75],
    ['Strict-Transport-Security', 80],
    ['Referrer-Policy', 125],
    ['X-Content-Type-Options', 125],
    ['Cross-Origin-Resource-Policy', 120],
  ])('each of our headers counts: without %s it is %i', (name, score) => {
    const { [name]: _, ...others } = plain;
    expect(scoreHeaders(others)).toBe(score);
  });

  test('scripts from anywhere would cost the grade', () => {
    const policy = plain['Content-Security-Policy']?.replace("script-src 'self'", 'script-src *');
    expect(scoreHeaders({ ...plain, 'Content-Security-Policy': policy ?? '' })).toBe(80);
  });
});
