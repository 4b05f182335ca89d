import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';

interface MailboxRequest {
  readonly path: string;
  readonly fields: readonly (readonly [string, string])[];
}

type Answer =
  | { readonly status: number; readonly body?: string; readonly delay?: number }
  | { readonly hang: true };

const enquiry = {
  from_name: 'A visitor',
  from_email: 'not checked for its form',
  from_mobile: '919876543210',
  message: 'Two lines\nof text',
};

let visitor: Visitor;

const mailbox = (site: 'reference' | 'everything') => `${inject('sites')[site].origin}/_mailbox`;

async function readRequests(
  site: 'reference' | 'everything' = 'reference',
): Promise<MailboxRequest[]> {
  return (await fetch(`${mailbox(site)}/requests`)).json();
}

async function prepare(answers: readonly Answer[], site: 'reference' | 'everything' = 'reference') {
  await fetch(`${mailbox(site)}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  });
}

async function fill(): Promise<void> {
  for (const [name, value] of Object.entries(enquiry))
    await visitor.page.locator(`[name=${name}]`).fill(value);
}

const alertText = () => visitor.page.locator('.alert').innerText();

const values = () =>
  visitor.page
    .locator('.form-element')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));

beforeEach(async () => {
  await prepare([]);
  visitor = await visit();
  await visitor.goto('/form');
  await visitor.ready();
});
afterEach(() => visitor.leave());

test('an enquiry is sent once, as multipart form data with the specified fields and no others', async () => {
  const { page, complaints } = visitor;
  const before = (await readRequests()).length;
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await fill();
  await page.locator('.form-submit').click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/api/v1.0/email/send-form');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await page.locator('.alert').waitFor();
  expect(await alertText()).toContain('Your data submitted successfully!');
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('h1', { hasText: 'Veridane' }).waitFor();
  expect(await alertText()).toContain('Your data submitted successfully!');
  const requests = (await readRequests()).slice(before);
  expect(requests).toHaveLength(1);
  const names = requests[0]?.fields.map(([name]) => name).sort();
  expect(names).toEqual([
    'from_email',
    'from_mobile',
    'from_name',
    'lib_version',
    'message',
    'service_id',
    'template_id',
    'user_id',
  ]);
  expect(Object.fromEntries(requests[0]?.fields ?? [])).toMatchObject({
    from_name: 'A visitor',
    lib_version: '4.3.1',
  });
  await page.locator('.alert-dismiss').click();
  expect(await page.locator('.alert').count()).toBe(0);
  await page.goBack();
  await page.locator('.form-element').waitFor();
  expect(await values()).toEqual({ from_name: '', from_email: '', from_mobile: '', message: '' });
  expect(complaints).toEqual([]);
});

describe('a failure keeps the words and says why', () => {
  test.each([
    [{ status: 400, body: 'The template was not found' }, 'The template was not found'],
    [{ status: 403, body: 'Forbidden' }, 'Forbidden'],
    [{ status: 404, body: 'Account not found' }, 'Account not found'],
    [{ status: 413, body: 'Too large' }, 'Too large'],
    [{ status: 422, body: 'The recipients are missing' }, 'The recipients are missing'],
    [{ status: 429, body: 'Too Many Requests' }, 'Too Many Requests'],
    [{ status: 451, body: 'Unavailable For Headless Browser' }, 'Unavailable For Headless Browser'],
    [{ status: 500, body: 'Out of order' }, 'Out of order'],
    [{ status: 503, body: '<html>Bad gateway</html>' }, '503'],
  ] satisfies [Answer, string][])('%j', async (answer, text) => {
    const { page } = visitor;
    await prepare([answer]);
    await fill();
    await page.locator('.form-submit').click();
    await page.locator('.alert').waitFor();
    expect(await alertText()).toContain('Please Fill Mandatory Fields');
    expect(await alertText()).toContain(text);
    expect(await page.locator('.alert a[href^="tel:"]').count()).toBe(1);
    expect(await page.locator('.alert a[href^="mailto:"]').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/form');
    expect(await values()).toMatchObject({
      from_name: 'A visitor',
      message: 'Two lines\nof text',
    });
  });

  test('a network failure', async () => {
    const { page } = visitor;
    await page.route('**/send-form', (route) => route.abort());
    await fill();
    await page.locator('.form-submit').click();
    await page.locator('.alert').waitFor();
    expect(await alertText()).toContain('Network Error');
    expect((await values()).from_name).toBe('A visitor');
  });

  test('no answer within thirty seconds', async () => {
    const { page } = visitor;
    await page.clock.install();
    await prepare([{ hang: true }]);
    await fill();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('.form-submit').click();
    await sent;
    await page.clock.fastForward(29_000);
    expect(await page.locator('.alert').count()).toBe(0);
    expect(await page.locator('.form-submit').innerText()).toContain('Sending');
    await page.clock.fastForward(1_500);
    await page.locator('.alert').waitFor();
    expect(await alertText()).toContain('No answer');
    expect((await values()).from_name).toBe('A visitor');
  });

  test('a retry after it is sent', async () => {
    const { page } = visitor;
    await prepare([{ status: 500, body: 'Out of order' }]);
    await fill();
    await page.locator('.form-submit').click();
    await page.locator('.alert', { hasText: 'Out of order' }).waitFor();
    await page.locator('.form-submit').click();
    await page.locator('.alert', { hasText: 'successfully' }).waitFor();
  });
});

test('what is missing is said at the fields, and nothing is sent', async () => {
  const { page } = visitor;
  const before = (await readRequests()).length;
  await page.locator('[name=from_name]').fill('A visitor');
  await page.locator('.form-submit').click();
  expect(await page.locator('.form-error').count()).toBe(3);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-summary');
  await page.locator('.form-summary a').first().click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'from_email',
  );
  expect(await page.locator('[name=from_email]').getAttribute('aria-invalid')).toBe('true');
  expect((await readRequests()).length).toBe(before);
});

test('a double click and Enter send one enquiry', async () => {
  const { page } = visitor;
  await prepare([{ status: 200, delay: 300 }]);
  const before = (await readRequests()).length;
  await fill();
  await page.locator('.form-submit').dblclick();
  await page.locator('[name=from_name]').press('Enter');
  await page.locator('.alert', { hasText: 'successfully' }).waitFor();
  expect((await readRequests()).length).toBe(before + 1);
});

test('what was typed is there again after looking at another page', async () => {
  const { page } = visitor;
  await fill();
  await page.locator('.form-privacy a').click();
  await page.waitForURL('**/privacypolicy');
  await page.goBack();
  await page.locator('.form-element').waitFor();
  expect(await values()).toMatchObject({ from_name: 'A visitor' });
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, '']);
});

test('an enquiry made before the app runs is sent once', async () => {
  const { page } = visitor;
  const before = (await readRequests()).length;
  const release = await visitor.hold('**/_site/assets/browser-*');
  await page.goto('/form', { waitUntil: 'load' });
  await fill();
  // A click on another button before it does not make the enquiry vanish.
  await page.evaluate(() =>
    document.body
      .appendChild(Object.assign(document.createElement('button'), { type: 'button' }))
      .click(),
  );
  await page.locator('.form-submit').click();
  await page.locator('.form-submit').click();
  release();
  await page.locator('.alert', { hasText: 'successfully' }).waitFor();
  expect((await readRequests()).length).toBe(before + 1);
});

test('storage that throws is no hindrance', async () => {
  const { page } = visitor;
  const before = (await readRequests()).length;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  await visitor.goto('/form');
  await visitor.ready();
  await fill();
  await page.locator('.form-submit').click();
  await page.locator('.alert').waitFor();
  // The client touches storage while it loads. Either it was sent once, or the visitor is told and keeps the words.
  const sent = (await readRequests()).length - before;
  const text = await alertText();
  expect(text).toContain(sent === 1 ? 'successfully' : 'Please Fill Mandatory Fields');
  if (sent === 0) expect(await values()).toMatchObject(enquiry);
  expect(sent).toBeLessThanOrEqual(1);
});

test('another provider takes a plain POST', async () => {
  await visitor.leave();
  visitor = await visit({ site: 'everything' });
  const { page, complaints } = visitor;
  await visitor.goto('/kontakt');
  await visitor.ready();
  const before = (await readRequests('everything')).length;
  await page.locator('[name=absender]').fill('Besuch');
  await page.locator('[name=adresse]').fill('besuch@example.org');
  await page.locator('[name=text]').fill('Ein Apfelbaum, bitte.');
  await page.locator('[name=lieferung]').first().check();
  await page.locator('.form-submit').click();
  await page.locator('.alert', { hasText: 'Danke' }).waitFor();
  const requests = (await readRequests('everything')).slice(before);
  expect(requests.map(({ path }) => path)).toEqual(['/annahme']);
  expect(complaints).toEqual([]);
});
