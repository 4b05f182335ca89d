import { expect, test } from 'vitest';
import { buildHeaders } from '../../../scripts/output/security-headers';
import { rewriteHeaders } from '../../../scripts/serve/provider-rewrite';
import { buildBlockSite } from '../../engine/entry/block-site';

test('pages of other sites get neither a window nor a file of this one, locally too', () => {
  const headers = buildHeaders(buildBlockSite({ type: 'text', items: ['Words.'] }));
  const local = rewriteHeaders({ headers, connects: [] }, 'http://127.0.0.1:4000');
  for (const name of ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy']) {
    expect(headers[name]).toBe('same-origin');
    expect(local[name.toLowerCase()]).toBe('same-origin');
  }
});
