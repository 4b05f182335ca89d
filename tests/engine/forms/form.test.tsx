import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toBlockId, toFieldIds } from '../../../engine/content/addresses/element-ids';
import { Form } from '../../../engine/forms/form';
import { findIdErrors } from '../id-errors';
import { find, render } from '../render';
import { createSampleServices, type SampleServices, sampleSettings } from '../sample-services';
import { sampleForm } from './sample-form';

let services: SampleServices;
let remove: () => void;
let form: HTMLFormElement;
let answers: ((response: Response) => void)[];

function open() {
  const rendered = render(
    <Form form={sampleForm} blockId={toBlockId(0)} settings={sampleSettings.form} />,
    services,
  );
  form = find<HTMLFormElement>(rendered.container, 'form');
  remove = rendered.remove;
}

const field = (name: string) =>
  find<HTMLInputElement | HTMLTextAreaElement>(form, `[name="${name}"]`);

function fill() {
  field('sender').value = 'Ada';
  field('mobile').value = '0123456789';
  field('message').value = 'one\ntwo';
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function answer(status: number, text: string) {
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  answers.pop()?.(new Response(text, { status }));
  await settle();
}

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  services = createSampleServices();
  open();
});
afterEach(() => {
  remove();
  vi.unstubAllGlobals();
});

describe('a form', () => {
  test('is uncontrolled, natively required and posts nowhere by itself', () => {
    expect(form.method).toBe('post');
    expect(form.hasAttribute('action')).toBe(false);
    expect(form.noValidate).toBe(false);
    expect(['sender', 'mobile', 'message'].map((name) => field(name).required)).toEqual([
      true,
      true,
      true,
    ]);
    expect(field('mobile').type).toBe('number');
  });

  test('is sent once however often it is submitted meanwhile', async () => {
    fill();
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    act(() => form.requestSubmit());
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await settle();
    expect(answers).toHaveLength(1);
    expect(find(form, 'button').textContent).toBe('Sending …');
    await answer(200, 'OK');
    expect(find(form, 'button').textContent).toBe('Send');
  });

  test('when sent is cleared, says so and goes on', async () => {
    fill();
    act(() => form.requestSubmit());
    await answer(200, 'OK');
    expect(field('sender').value + field('mobile').value + field('message').value).toBe('');
    expect(services.alerts).toEqual([{ tone: 'success', message: 'Thank you.' }]);
    expect(services.visited).toEqual(['/home']);
  });

  test('when not sent keeps its fields, says why and offers other ways', async () => {
    fill();
    act(() => form.requestSubmit());
    await answer(503, 'Later, please');
    expect(field('message').value).toBe('one\ntwo');
    expect(services.alerts).toMatchObject([
      { tone: 'error', message: 'Not sent.', detail: 'Later, please' },
    ]);
    expect(JSON.stringify(services.alerts[0]?.help)).toMatch(/tel:\+15550100.*mailto:hello/);
    expect(services.visited).toEqual([]);
  });

  test('names its own fields and notes where it stands twice in a page', () => {
    const blocks = [0, 1].map(toBlockId);
    const twice = render(
      blocks.map((block) => (
        <Form key={block} form={sampleForm} blockId={block} settings={sampleSettings.form} />
      )),
      services,
    );
    const forms = [...twice.container.querySelectorAll('form')];
    act(() => forms.forEach((one) => void one.reportValidity()));
    expect(forms.map((one) => one.querySelectorAll('.form-error').length)).toEqual([3, 3]);
    expect(findIdErrors(twice.container)).toEqual([]);
    twice.remove();
  });

  test('lists its errors, takes the focus there, and drops each when it is fixed', () => {
    act(() => void form.reportValidity());
    const summary = find(form, '.form-summary');
    expect(document.activeElement).toBe(summary);
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Name: Please fill in this field.',
      'Mobile: Your number?',
      'Message: Please fill in this field.',
    ]);
    expect(field('mobile').getAttribute('aria-describedby')).toBe(
      toFieldIds(toBlockId(0), 'mobile').error,
    );
    act(() => find(summary, 'a').click());
    expect(document.activeElement).toBe(field('sender'));
    act(() => {
      field('sender').value = 'Ada';
      field('sender').dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(form.querySelectorAll('.form-summary a')).toHaveLength(2);
  });

  test('links to the page that a consent is about, but not from its list of errors', () => {
    remove();
    const label = [
      'I agree to the ',
      { type: 'link', href: '/privacy', children: ['rules'] },
    ] as const;
    const consent = { type: 'checkbox', name: 'consent', label, required: true } as const;
    const asking = { ...sampleForm, fields: [consent] };
    const rendered = render(
      <Form form={asking} blockId={toBlockId(0)} settings={sampleSettings.form} />,
      services,
    );
    form = find<HTMLFormElement>(rendered.container, 'form');
    remove = rendered.remove;
    act(() => void form.reportValidity());
    expect(find<HTMLAnchorElement>(form, 'label a').getAttribute('href')).toBe('/privacy');
    const [error] = form.querySelectorAll('.form-summary a');
    expect(error?.innerHTML).toBe('I agree to the rules: Please fill in this field.');
  });

  test.each(['When?', 'I have read the terms.', 'はい。', 'What else…'])(
    'puts no colon behind the label %j',
    (label) => {
      remove();
      const day = { type: 'text', name: 'day', label, required: true } as const;
      const rendered = render(
        <Form
          form={{ ...sampleForm, fields: [day] }}
          blockId={toBlockId(0)}
          settings={sampleSettings.form}
        />,
        services,
      );
      form = find<HTMLFormElement>(rendered.container, 'form');
      remove = rendered.remove;
      act(() => void form.reportValidity());
      expect(find(form, '.form-summary a').textContent).toBe(`${label} Please fill in this field.`);
    },
  );

  test('holds what was typed while the visitor looks elsewhere', () => {
    fill();
    find<HTMLInputElement>(form, '[value="mail"]').checked = true;
    find<HTMLInputElement>(form, '[name="copy"]').checked = true;
    remove();
    open();
    expect(field('message').value).toBe('one\ntwo');
    expect(find<HTMLInputElement>(form, '[value="mail"]').checked).toBe(true);
    expect(find<HTMLInputElement>(form, '[value="phone"]').checked).toBe(false);
    expect(find<HTMLInputElement>(form, '[name="copy"]').checked).toBe(true);
  });
});
