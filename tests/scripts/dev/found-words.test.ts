// What is wrong in a site → where its words are asked for.
import { expect, test } from 'vitest';
import type { DevUpdate } from '../../../scripts/dev/dev-site';
import { ShownFindings } from '../../../scripts/dev/shown-findings';
import { validateWith } from '../../engine/manifest/languages/three-languages';

test('the place of a stale translation says so, beside the words', async () => {
  const { findings } = validateWith({ manifest: ['Three binders, two', 'Four binders, two'] });
  const [stale] = findings.filter(
    ({ code, file }) => code === 'stale-translation' && file.includes('/de/'),
  );
  if (stale === undefined) throw new Error('Nothing is stale.');
  const shown = new ShownFindings({
    ...{ site: { find: () => undefined } as never, root: '/' },
    listeners: { showFindings: () => {} } as never,
    report: () => {},
  });
  const update: DevUpdate = { findings, effect: 'none' };
  await shown.update(update, () => {});
  const { file, pointer } = stale;
  const place = { place: `${file}:9:1`, href: '', isWritten: true };
  const places = {
    1: { ...place, spot: { file, pointer } },
    2: { ...place, spot: { file, pointer: '/words/99/to' } },
  };
  expect(shown.addTo(places)[1]?.note).toContain('"Three binders, two …" → "Four binders, two …"');
  expect(shown.addTo(places)[2]).toEqual(places[2]);
});
