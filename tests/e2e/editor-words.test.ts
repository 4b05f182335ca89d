// Words that somebody writes on the page: what they paste there, and what they make of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;
let page: Page;
let site: FrameLocator;

async function open(folder: string, title: RegExp): Promise<void> {
  edited = await openEdited(folder, '2026-03-01');
  ({ page, site } = edited);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('treeitem', { name: title }).click();
}
afterEach(async () => {
  expect(edited.visitor.complaints).toEqual([]);
  await edited.close();
});

const read = (path: string): string => readFileSync(join(edited.root, path), 'utf8');
const paragraph = () => site.getByRole('textbox', { name: 'Words of this page' });

async function clickAtEnd(words: string): Promise<void> {
  await site.getByText(words).click();
  await paragraph().waitFor();
  await page.keyboard.press('ControlOrMeta+End');
}

/** As from another program; `html`: absent where that has nothing but text. */
async function paste(text: string, html?: string): Promise<void> {
  await page.evaluate(
    async ([plain, rich]) => {
      const blobs = { 'text/plain': plain, ...(rich && { 'text/html': rich }) };
      await navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries(
            Object.entries(blobs).map(([type, one]) => [type, new Blob([one ?? ''], { type })]),
          ),
        ),
      ]);
    },
    [text, html],
  );
  await page.keyboard.press('ControlOrMeta+V');
}

describe('in a document', () => {
  const file = 'files/texte/ueber-uns.md';
  const last = 'Lindenhof, Allee 4.';
  beforeEach(() => open('tests/sites/documents', /^Über uns/));

  test('what is pasted into a new paragraph stays what it is, and typing goes on behind it', async () => {
    await clickAtEnd(last);
    await page.keyboard.press('Enter');
    await paste(
      'Preise',
      `<h1>Preise</h1><p>Für <b>alle</b>:</p><ul><li>Birnen</li><li>Quitten</li></ul>
      <table><tr><td>Baum</td><td>Preis</td></tr><tr><td>Birne</td><td>20 €</td></tr></table>
      <p>Bis Mai.</p>`,
    );
    await page.keyboard.type(' Dann nicht mehr.');
    await paragraph().filter({ hasText: 'Bis Mai. Dann nicht mehr.' }).waitFor();
    await site.getByRole('cell', { name: '20 €' }).waitFor();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => read(file))
      .toContain(
        `${last}\n\n## Preise\n\nFür **alle**:\n\n- Birnen\n- Quitten\n\n| Baum | Preis |\n| --- | --- |\n| Birne | 20 € |\n\nBis Mai. Dann nicht mehr.\n`,
      );
  });

  test('lines of text begin paragraphs at the end of one', async () => {
    await clickAtEnd(last);
    await paste('Kommen Sie.\r\nWir warten.\r\n\r\nSie auch?');
    await paragraph().filter({ hasText: 'Sie auch?' }).waitFor();
    await site.getByText('Wir warten.').waitFor();
    await page.keyboard.type(' Ja.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => read(file))
      .toContain(`${last}Kommen Sie.\n\nWir warten.\n\nSie auch? Ja.\n`);
  });

  test('who makes a heading goes on typing in it, and below it', async () => {
    await clickAtEnd(last);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Preise');
    await page.getByLabel('Make it a paragraph, a heading or a list').selectOption('heading');
    await page.keyboard.type(' im Mai');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bis Mai.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => read(file)).toContain(`${last}\n\n## Preise im Mai\n\nBis Mai.\n`);
  });

  test('Enter in an empty item ends the list, and typing goes on behind it', async () => {
    await clickAtEnd(last);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Birnen');
    await page.getByLabel('Make it a paragraph, a heading or a list').selectOption('list');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Quitten');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bis Mai.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dann nicht.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => read(file))
      .toContain(`${last}\n\n- Birnen\n- Quitten\n\nBis Mai.\n\nDann nicht.\n`);
  });

  test('an asterisk that is typed within a word stays one, also when typing goes on', async () => {
    await clickAtEnd(last);
    await page.keyboard.type(' Kund*innen und Lehrer*innen.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => read(file)).toContain(`${last} Kund\\*innen und Lehrer\\*innen.\n`);
    await site.getByText('Kund*innen und Lehrer*innen.').waitFor();
    await clickAtEnd(last);
    await page.keyboard.type(' Auch Nachbar*innen.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => read(file))
      .toContain(`${last} Kund\\*innen und Lehrer\\*innen. Auch Nachbar\\*innen.\n`);
  });

  test('a paragraph that was just begun is parted', async () => {
    await clickAtEnd(last);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Kommen.');
    await page.keyboard.press('Home');
    for (const _ of 'Ko') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => read(file)).toContain(`${last}\n\nKo\n\nmmen.\n`);
  });
});

test('a click on a fact in a sentence leaves what is typed in that sentence; below it another begins', async () => {
  await open('tests/sites/everything', /^Impressum/);
  const before = JSON.parse(read('site.manifest.json'));
  const [first, ...others] = before.pages.impressum.blocks[1].items;
  // At its beginning stands the name of the company, which is a fact.
  await site.getByText('eingetragen als').hover();
  await expect
    .poll(() =>
      site
        .getByText('eingetragen als')
        .evaluate((text) =>
          [...(CSS.highlights.get('plinth-facts') ?? [])]
            .filter(({ startContainer }) => text.contains(startContainer))
            .map(String),
        ),
    )
    .toEqual(['Baumschule Lindenhof', 'hof@example.org']);
  await site.getByText('eingetragen als').click({ position: { x: 10, y: 8 } });
  await paragraph().waitFor();
  await page.keyboard.type(' (wir)');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Und Sie.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const manifest = () => JSON.parse(read('site.manifest.json'));
  await expect
    .poll(() => manifest().pages.impressum.blocks[1].items)
    .toEqual([first.replace('{betrieb}', '{betrieb} (wir)'), 'Und Sie.', ...others]);
  expect(manifest().variables).toEqual(before.variables);
  await site.getByText('eingetragen als').click({ position: { x: 10, y: 8 } });
  await page.getByRole('button', { name: 'Change “Betrieb” everywhere' }).click();
  await page.keyboard.type('Lindenhof');
  await expect.poll(() => manifest().variables.betrieb).toBe('Lindenhof');
});

test('asterisks within words are typed, and emphasis from within one takes in whole words', async () => {
  await open('tests/sites/everything', /^Impressum/);
  const items = () => JSON.parse(read('site.manifest.json')).pages.impressum.blocks[1].items;
  await site.getByText('eingetragen als').click();
  await paragraph().waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kund*innen und Lehrer*innen, 60*40*20 cm groß.');
  const select = async (start: number, end: number): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+Home');
    for (let at = 0; at < end; at += 1)
      await page.keyboard.press(at < start ? 'ArrowRight' : 'Shift+ArrowRight');
    await page.keyboard.press('ControlOrMeta+I');
  };
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(items).toContain('Kund*innen und Lehrer*innen, 60*40*20 cm groß.');
  await site.getByText('Kund*innen und Lehrer*innen, 60*40*20 cm groß.').click();
  await paragraph().waitFor();
  // From "inn" to "Leh", and letters within one word.
  await select(7, 18);
  await select(42, 44);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(items).toContain('*Kund*innen und Lehrer*innen*, 60*40*20 cm g*ro*ß.');
  await site.getByRole('emphasis').filter({ hasText: 'Kund*innen und Lehrer*innen' }).waitFor();
});

test('who pastes a table among words is told that its rows are lines', async () => {
  await open('tests/sites/everything', /^Impressum/);
  await site.getByText('eingetragen als').click();
  await paragraph().waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await paste('Apfel\t3\nBirne\t4');
  const notice = page.getByText('its rows are lines now');
  await notice.waitFor();
  await expect.poll(() => read('site.manifest.json')).toContain('"Birne, 4"');
  expect(await notice.count()).toBe(1);
  await page.getByRole('treeitem', { name: /^Impressum/ }).click();
  await notice.waitFor({ state: 'detached' });
});
