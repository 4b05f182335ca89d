import { expect, test } from 'vitest';
import type { PostView } from '../../../engine/model/provider-view';
import { buildNetlifyForms } from '../../../engine/site/netlify-forms';
import { buildFormSite } from '../entry/block-site';

const fields = [
  { type: 'text', name: 'sender', label: 'Name' },
  { type: 'hidden', name: 'source', value: 'website' },
];

const build = (changes: object) => buildFormSite({ fields, ...changes });

const providerOf = (form: object) => build(form).shell.providers.contact as PostView;

const success = { message: 'Thank you.', page: 'home' };
const endpoint = { type: 'post', origin: 'https://forms.example.com', path: '/in' };

test('a service is given what it expects, and the whole address of the success page', () => {
  const provider = { ...endpoint, hidden: { $comment: 'x', _subject: 'Hi' }, success: '_next' };
  expect(providerOf({ success, provider })).toEqual({
    ...{ type: 'post', origin: 'https://forms.example.com', path: '/in', page: '/' },
    hidden: { _subject: 'Hi', _next: 'https://www.example.com/' },
    success: '_next',
  });
  expect(providerOf({ provider: { ...endpoint, trap: '_gotcha' } })).toEqual({
    ...endpoint,
    trap: '_gotcha',
  });
});

test('an endpoint of the site itself is not another host', () => {
  const site = build({ provider: { ...endpoint, origin: 'self' } });
  expect(site.shell.providers.contact).toMatchObject({ origin: '', path: '/in' });
  expect(site.connects).not.toContain('');
  expect(site.connects).not.toContain('self');
});

test('a form with files says how much they may take', () => {
  const files = (max: number, maxSize: number) => ({
    ...{ type: 'file', name: `f${max}`, label: 'File', max, maxSize },
  });
  expect(providerOf({ fields: [files(2, 3), files(1, 0.5)], provider: endpoint }).maxBytes).toBe(
    6_500_000,
  );
  expect(providerOf({ provider: endpoint })).not.toHaveProperty('maxBytes');
});

test('Netlify gets the form at its success page, by its name, and finds it in a document', () => {
  const file = { type: 'file', name: 'cv', label: 'CV', max: 1, maxSize: 5 };
  const site = build({ success, fields: [...fields, file], provider: { type: 'netlify' } });
  expect(site.shell.providers.contact).toMatchObject({
    ...{ type: 'netlify', origin: '', path: '/', page: '/', trap: 'bot-field' },
    hidden: { 'form-name': 'contact' },
  });
  const html = buildNetlifyForms({ forms: site.netlifyForms ?? [] });
  expect(html).toContain('<form name="contact" method="post" data-netlify="true"');
  expect(html.match(/<input [^>]*>/g)?.map((input) => /name="([^"]*)"/.exec(input)?.[1])).toEqual([
    ...['sender', 'source', 'cv', 'bot-field'],
  ]);
  expect(html).toContain('<input type="file" name="cv"');
  expect(build({ provider: endpoint })).not.toHaveProperty('netlifyForms');
});

test('the e-mail client sends no hidden field that its provider does not name', () => {
  const emailjs = { type: 'emailjs', publicKey: 'k', serviceId: 's', templateId: 't' };
  const names = (provider: object) => {
    const site = build({ withoutScript: 'Call.', provider });
    const [block] = site.pages.home?.blocks ?? [];
    return block?.type === 'form' && block.form.fields.map(({ name }) => name);
  };
  expect(names(emailjs)).toEqual(['sender']);
  expect(names({ ...emailjs, send: ['source'] })).toEqual(['sender', 'source']);
  expect(build({ provider: { ...emailjs, send: ['source'] } }).shell.providers.contact).toEqual(
    expect.not.objectContaining({ send: ['source'] }),
  );
});

test('a form of a site in several languages says in which it was sent', () => {
  const languages = { de: { name: 'Deutsch', path: '/de' } };
  const inTwo = (provider: object, more: object[] = []) =>
    buildFormSite({ fields: [...fields, ...more], provider, success }, { languages });
  const sent = (provider: object, more?: object[]) =>
    inTwo(provider, more).shell.providers.contact?.hidden;
  const emailjs = { type: 'emailjs', publicKey: 'k', serviceId: 's', templateId: 't' };
  const language = 'en';
  expect(sent({ ...endpoint, hidden: { _subject: 'Hi' } })).toEqual({ _subject: 'Hi', language });
  expect(sent({ type: 'netlify' })).toEqual({ 'form-name': 'contact', language });
  expect(sent(emailjs)).toBeUndefined();
  expect(sent({ ...emailjs, send: ['language'] })).toEqual({ language });
  // A field of that name is asked of people.
  const asked = { type: 'text', name: 'language', label: 'Language' };
  expect(sent(endpoint, [asked])).toBeUndefined();
  expect(sent({ ...endpoint, hidden: { language: 'x' } })).toEqual({ language: 'x' });
  const [form] = inTwo({ type: 'netlify' }).netlifyForms ?? [];
  expect(form?.fields.at(-1)).toEqual({ name: 'language', type: 'text' });
  expect(providerOf({ provider: endpoint }).hidden).toBeUndefined();
});
