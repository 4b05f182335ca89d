// What somebody can add besides a page: what the site has many of, and what it could have.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginCollection, listKinds } from '../../../scripts/editor/shell/listed-kinds';
import { makeItem } from '../../../scripts/editor/shell/new-item';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-kinds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a site without news is offered them by their name, with the page that lists them', async () => {
  const { site, schemas } = await openSession('scripts/starter/looks/clinic', folder);
  const kinds = listKinds({ ...site, language: 'en-US' }, schemas);
  expect(kinds.map(({ name, list }) => `${name}: ${list}`).slice(0, 2)).toEqual([
    'News: News',
    'Event: Events',
  ]);
  const [news, event] = kinds;
  expect(news?.collection).toBeUndefined();
  expect(event?.about).toMatch(/^In “/);
  // Nobody gets an English word on a page in another language.
  expect(listKinds({ ...site, language: 'de' }, schemas)[0]?.list).toBe('');
});

test('the first one comes in one step with its list, and both are valid', async () => {
  const { session, site, schemas } = await openSession('scripts/starter/looks/law', folder);
  const [, event] = listKinds(site, schemas);
  const { id, operation } = beginCollection(site, event?.kind ?? (undefined as never), 'Talks');
  const said = { starts: '2030-05-04T18:00', place: 'The library' };
  const item = makeItem({
    ...{ site, title: 'Wills in an hour', text: 'What a will is. Come in.', said },
    collection: { ...(event?.kind ?? (undefined as never)), id },
  });
  expect(item.id).toBe('talks:wills-in-an-hour');
  expect(session.tryOperations([operation, ...item.operations] as never)).toEqual([]);
});
