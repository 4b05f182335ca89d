// Forms that browsers can send by themselves, and fields with rules: with JavaScript, without, and where it does not arrive.
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Visitor, visit } from './visitor';

interface Sent {
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  readonly fields: readonly (readonly [string, string])[];
}

const path = '/betrieb/anfragen';
const mailbox = `${inject('sites').everything.origin}/_mailbox`;
const picture = { name: 'stamm.png', mimeType: 'image/png', buffer: Buffer.from('not a tree') };
const application = { name: 'leben.pdf', mimeType: 'application/pdf', buffer: Buffer.from('me') };

let visitor: Visitor;
let before: number;

const readSent = async (): Promise<Sent[]> =>
  (await (await fetch(`${mailbox}/requests`)).json()).slice(before);

/** The place of a form in its page. */
const at = (form: string) => visitor.page.locator(`[data-form="${form}"]`);

const field = (form: string, name: string) => at(form).locator(`[name="${name}"]`);

const submit = (form: string) => at(form).locator('.form-submit').click();

/** A day of this browser's calendar. */
const toDay = (days: number) =>
  visitor.page.evaluate((count) => {
    const day = new Date();
    day.setDate(day.getDate() + count);
    return day.toLocaleDateString('sv');
  }, days);

async function open(options: Parameters<typeof visit>[0] = {}): Promise<void> {
  visitor = await visit({ site: 'everything', ...options });
  await visitor.goto(path);
}

async function openLive(): Promise<void> {
  await open();
  await visitor.ready();
  // Its condition is known once the rules are there.
  await field('beratung', 'bilder').waitFor({ state: 'hidden' });
}

async function fillAdvice(): Promise<void> {
  await field('beratung', 'absender').fill('Ada');
  await field('beratung', 'mail').fill('ada@example.org');
  await field('beratung', 'tag').fill(await toDay(5));
  await field('beratung', 'plz').fill('29614');
}

const toNames = ({ fields }: Sent): string[] => fields.map(([name]) => name);

const errors = (form: string) => at(form).locator('.form-summary a').allInnerTexts();

beforeEach(async () => {
  before = 0;
  await fetch(`${mailbox}/answers`, { method: 'POST', body: '[]' });
});
afterEach(() => visitor.leave());

describe('without JavaScript', () => {
  beforeEach(() => open({ javaScriptEnabled: false }));

  test('a form is sent once, with its file, and leads to the page that says so', async () => {
    await fillAdvice();
    await field('beratung', 'anlass').nth(1).check();
    await field('beratung', 'bilder').setInputFiles(picture);
    await submit('beratung');
    await visitor.page.waitForURL('**/baumschule/');
    const [sent, ...more] = await readSent();
    expect(more).toEqual([]);
    expect(sent?.path).toBe('/beratung');
    expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      absender: 'Ada',
      anlass: 'krank',
      bilder: 'stamm.png',
      seite: 'Beratung',
      _subject: 'Beratung im Garten',
      _next: 'https://www.example.org/baumschule/',
      _gotcha: '',
    });
    expect(visitor.complaints).toEqual([]);
  });

  test('all fields are shown, and none that has a condition is required', async () => {
    for (const name of ['strasse', 'pflanzen', 'boden']) {
      expect(await field('lieferung', name).isVisible()).toBe(true);
      expect(
        await field('lieferung', name).evaluate((one) => 'required' in one && one.required),
      ).toBe(false);
    }
    await field('lieferung', 'baeume').first().check();
    await field('lieferung', 'wohin').selectOption('abholen');
    await field('lieferung', 'absender').fill('Ada');
    await submit('lieferung');
    await visitor.page.waitForURL('**/baumschule/');
    const [sent] = await readSent();
    expect(sent?.path).toBe('/annahme/lieferung');
    expect(sent?.contentType).toBe('application/x-www-form-urlencoded');
    expect(sent?.fields).toEqual([
      ['baeume', 'obst'],
      ['anzahl', ''],
      ['wohin', 'abholen'],
      ['strasse', ''],
      ['boden', ''],
      ['absender', 'Ada'],
      ['telefon', ''],
    ]);
  });

  test('a form for Netlify says which one it is', async () => {
    await field('ausbildung', 'absender').fill('Ada');
    await field('ausbildung', 'mail').fill('ada@example.org');
    await field('ausbildung', 'lebenslauf').setInputFiles(application);
    await submit('ausbildung');
    await visitor.page.waitForURL('**/baumschule/');
    const [sent] = await readSent();
    expect(sent?.path).toBe('/baumschule/');
    expect(sent?.fields).toContainEqual(['form-name', 'ausbildung']);
    expect(sent?.fields).toContainEqual(['lebenslauf', 'leben.pdf']);
  });

  test('a form whose provider needs JavaScript says what to do', async () => {
    expect(await at('katalog').isVisible()).toBe(false);
    expect(await visitor.page.locator('#katalog').innerText()).toMatch(/\+49\s555\s0101/);
  });
});

describe('where the code of the app does not arrive', () => {
  const code = '**/_site/assets/{browser,chunk,form}-*';

  test.each(['before', 'after'])('a form sent %s that is known arrives once', async (moment) => {
    visitor = await visit({ site: 'everything' });
    const { page } = visitor;
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const failed = page.waitForEvent('requestfailed');
    await page.route(code, async (route) => {
      await failing;
      await route.abort();
    });
    if (moment === 'after') fail();
    await visitor.goto(path);
    if (moment === 'after') await failed;
    await fillAdvice();
    await field('beratung', 'anlass').first().check();
    await submit('beratung');
    fail();
    await page.waitForURL('**/baumschule/');
    await failed;
    expect((await readSent()).map(({ path: to }) => to)).toEqual(['/beratung']);
  });
});

describe('with JavaScript', () => {
  beforeEach(openLive);

  test('a form is sent once, by the app, without what is for browsers alone', async () => {
    await fillAdvice();
    await field('beratung', 'anlass').first().check();
    await submit('beratung');
    await visitor.page.locator('.alert', { hasText: 'Danke' }).waitFor();
    const [sent, ...more] = await readSent();
    expect(more).toEqual([]);
    expect(sent?.accept).toBe('application/json');
    expect(sent && toNames(sent)).toEqual([
      ...['anlass', 'absender', 'mail', 'tag', 'uhrzeit', 'plz', 'seite', '_subject'],
    ]);
    expect(visitor.complaints).toEqual([]);
  });

  test('what a program fills in is not sent', async () => {
    await fillAdvice();
    await field('beratung', 'anlass').first().check();
    await at('beratung')
      .locator('.form-trap')
      .evaluate((trap: HTMLInputElement) => {
        trap.value = 'https://example.org';
      });
    await submit('beratung');
    await visitor.page.locator('.alert', { hasText: 'Danke' }).waitFor();
    expect(await readSent()).toEqual([]);
  });

  test('a conditional field comes, is required, goes with its words and is not sent', async () => {
    const street = field('lieferung', 'strasse');
    expect(await street.isVisible()).toBe(false);
    await field('lieferung', 'baeume').first().check();
    await field('lieferung', 'absender').fill('Ada');
    await field('lieferung', 'wohin').selectOption('garten');
    await field('lieferung', 'pflanzen').check();
    await field('lieferung', 'boden').fill('Lehm');
    await submit('lieferung');
    expect(await errors('lieferung')).toEqual(['Straße und Hausnummer: Wohin sollen wir fahren?']);
    await street.fill('Heideweg 1');
    await field('lieferung', 'wohin').selectOption('abholen');
    expect(await street.isVisible()).toBe(false);
    // What depends on a field that is not asked is not asked either.
    expect(await field('lieferung', 'boden').isVisible()).toBe(false);
    await field('lieferung', 'wohin').selectOption('haus');
    expect(await street.inputValue()).toBe('Heideweg 1');
    await field('lieferung', 'wohin').selectOption('abholen');
    await submit('lieferung');
    await visitor.page.locator('.alert', { hasText: 'Danke' }).waitFor();
    const [sent] = await readSent();
    expect(sent && toNames(sent)).toEqual(['baeume', 'anzahl', 'wohin', 'absender', 'telefon']);
    // The form is as it was at first.
    expect(await street.isVisible()).toBe(false);
  });

  test('mistakes in days, times, patterns, choices and files are listed in words', async () => {
    await fillAdvice();
    await field('beratung', 'anlass').nth(1).check();
    await field('beratung', 'bilder').setInputFiles([1, 2, 3, 4].map(() => picture));
    await field('beratung', 'tag').fill(await toDay(1));
    await field('beratung', 'uhrzeit').fill('18:15');
    await field('beratung', 'plz').fill('123');
    await submit('beratung');
    const found = await errors('beratung');
    expect(found.map((text) => text.split(':')[0])).toEqual([
      ...['Bilder des Baums', 'Tag des Besuchs', 'Uhrzeit', 'Postleitzahl'],
    ]);
    expect(found[0]).toContain('Bitte wählen Sie höchstens 3 Dateien.');
    expect(found[1]).toMatch(/Bitte ab \d+\. \p{L}+ \d{4}\.$/u);
    expect(found[2]).toContain('Bitte bis 17:00.');
    expect(found[3]).toContain('Eine Postleitzahl hat fünf Ziffern.');
    await field('beratung', 'bilder').setInputFiles({ ...picture, name: 'virus.exe' });
    await submit('beratung');
    expect((await errors('beratung'))[0]).toContain('„virus.exe“ passt nicht: möglich sind jpg');
    await field('beratung', 'bilder').setInputFiles({
      ...picture,
      buffer: Buffer.alloc(2_000_001),
    });
    await submit('beratung');
    expect((await errors('beratung'))[0]).toContain('„stamm.png“ ist größer als 2 MB.');
    await field('beratung', 'bilder').setInputFiles(picture);
    expect(await errors('beratung')).toHaveLength(3);
    expect(await readSent()).toEqual([]);
  });

  test('too few and too many boxes are told at their group', async () => {
    await submit('lieferung');
    expect((await errors('lieferung'))[0]).toBe(
      'Was soll geliefert werden? Bitte wählen Sie mindestens eines.',
    );
    await at('lieferung').locator('.form-summary a').first().click();
    expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('FIELDSET');
    for (const box of await field('lieferung', 'baeume').all()) await box.check();
    await submit('lieferung');
    expect((await errors('lieferung'))[0]).toContain('Bitte wählen Sie höchstens 3.');
  });

  test('what was filled in is there again after looking at another page, files too', async () => {
    const { page } = visitor;
    await fillAdvice();
    await field('beratung', 'anlass').nth(1).check();
    await field('beratung', 'bilder').setInputFiles([picture, picture]);
    await field('lieferung', 'wohin').selectOption('garten');
    await field('lieferung', 'strasse').fill('Heideweg 1');
    await field('lieferung', 'wohin').selectOption('abholen');
    await at('beratung').locator('.form-privacy a').click();
    await page.waitForURL('**/impressum');
    await page.goBack();
    await at('beratung').waitFor();
    await field('lieferung', 'strasse').waitFor({ state: 'hidden' });
    expect(await field('beratung', 'absender').inputValue()).toBe('Ada');
    const names = () =>
      field('beratung', 'bilder').evaluate((input: HTMLInputElement) =>
        [...(input.files ?? [])].map(({ name }) => name),
      );
    expect(await names()).toEqual(['stamm.png', 'stamm.png']);
    await field('lieferung', 'wohin').selectOption('haus');
    expect(await field('lieferung', 'strasse').inputValue()).toBe('Heideweg 1');
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });

  test('where no page follows, what happens next stands in place of the form', async () => {
    await visitor.goto('/betrieb/geschichte');
    await visitor.ready();
    await field('frage', 'frage').fill('Was kostet eine Linde?');
    await submit('frage');
    await visitor.page.locator('.form-sent', { hasText: 'Danke' }).waitFor();
    expect(await at('frage').count()).toBe(0);
    const steps = visitor.page.locator('.form-sent-next > li');
    expect(await steps.allTextContents()).toEqual([
      'Wir packen ihn heute ein.',
      'Er kommt in drei Tagen.',
    ]);
    expect(await visitor.page.evaluate(() => document.activeElement?.className)).toBe('form-sent');
    expect(await visitor.page.locator('.alert').count()).toBe(0);
    const [sent] = await readSent();
    expect(sent && toNames(sent)).toContain('frage');
  });

  test('the e-mail service gets the hidden fields that its provider names, and no trap', async () => {
    await field('katalog', 'hefte').first().check();
    await field('katalog', 'weg').nth(1).check();
    await field('katalog', 'adresse').fill('ada@example.org');
    await submit('katalog');
    await visitor.page.locator('.alert', { hasText: 'Danke' }).waitFor();
    const [sent] = await readSent();
    expect(sent && toNames(sent)).toEqual([
      ...['hefte', 'weg', 'adresse', 'quelle'],
      ...['lib_version', 'service_id', 'template_id', 'user_id'],
    ]);
  });
});

test.each([320, 640])('no field is wider than a screen of %i px', async (width) => {
  await open({ viewport: { width, height: 800 } });
  await visitor.ready();
  const { page } = visitor;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const halves = await at('ausbildung')
    .locator('[data-width="half"]')
    .evaluateAll(
      (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
    );
  expect(halves).toBe(width === 320 ? 1 : 2);
});
