// Two threads that read a site know that they have read the same, in whatever order.
import { expect, test } from 'vitest';
import { readUnvalidated, validateSite } from '../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { watchReading } from '../../../scripts/source/validation-worker';
import { engineContract } from '../../engine-contract';

const watch = (site: string) => watchReading(readSite(openWorkspace(site)));

test.each(['minimal', 'everything', 'documents', 'languages'])(
  'who validates "%s" reads what who builds it reads',
  (name) => {
    const [validated, built] = [watch(`tests/sites/${name}`), watch(`tests/sites/${name}`)];
    validateSite(validated.source, engineContract);
    readUnvalidated(built.source, engineContract);
    expect(validated.read()).toBe(built.read());
  },
);

test('a source that says something else is told from it', () => {
  const { source, read } = watch('tests/sites/minimal');
  const [first] = source.sources;
  first?.read();
  const before = read();
  const other = watchReading({
    ...source,
    sources: source.sources.map((one) => ({ ...one, read: () => ({ text: 'Other words' }) })),
  });
  other.source.sources[0]?.read();
  expect(other.read()).not.toBe(before);
});
