import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitForm } from '../../../engine/forms/submit';
import type { FormView } from '../../../engine/generated/concept-views';
import type { ProviderView } from '../../../engine/model/provider-view';
import { emailjs, sampleForm } from './sample-form';

type Answer = () => Promise<Response>;
let answer: Answer;
let requests: {
  address: string;
  body: FormData;
  credentials?: RequestCredentials;
  headers?: Record<string, string>;
}[];

function createElement(trap: string, name = ''): HTMLFormElement {
  const element = document.createElement('form');
  element.innerHTML =
    '<input name="sender" value="Ada"><textarea name="message">one\ntwo</textarea>' +
    `<input class="form-trap" name="${name}" value="${trap}"><button>Send</button>`;
  return element;
}

interface Trial extends Partial<FormView> {
  readonly provider?: ProviderView;
  /** What a program fills in. */
  readonly trap?: string;
}

const submit = (
  { provider = emailjs, trap = '', ...form }: Trial = {},
  sendTimes = new Map<string, string>(),
) =>
  submitForm({
    form: { ...sampleForm, ...form },
    provider,
    element: createElement(trap),
    sendTimes,
  });

const answerWith =
  (status: number, text: string): Answer =>
  async () =>
    new Response(text, { status });

beforeEach(() => {
  requests = [];
  answer = answerWith(200, 'OK');
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push({ address, ...(init as { body: FormData }) });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('sending with the e-mail client', () => {
  test('makes one request with the fields and what the client adds, nothing else', async () => {
    expect(await submit()).toEqual({ sent: true });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.address).toBe('https://mail.example.com/api/v1.0/email/send-form');
    expect([...(requests[0]?.body ?? [])]).toEqual([
      ['sender', 'Ada'],
      ['message', 'one\ntwo'],
      ['lib_version', '4.3.1'],
      ['service_id', 'service_id'],
      ['template_id', 'template_id'],
      ['user_id', 'public_key'],
    ]);
  });

  test.each([
    [400, 'The template was not found'],
    [403, 'Forbidden'],
    [422, 'The body is unusable'],
    [429, 'Too Many Requests'],
    [500, 'Out of order'],
  ])('a refusal with %i says why', async (status, text) => {
    answer = answerWith(status, text);
    expect(await submit()).toEqual({ sent: false, text });
    expect(requests).toHaveLength(1);
  });

  test('a network failure reads as the catalogue says', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await submit()).toEqual({ sent: false, text: 'Network Error' });
  });

  test('a faulty setting is said without a request', async () => {
    const outcome = await submit({ provider: { ...emailjs, publicKey: '' } });
    expect(outcome).toMatchObject({ sent: false, text: /public key is required/ });
    expect(requests).toEqual([]);
  });

  test('a listed value is refused without a request', async () => {
    const blockList = { watchVariable: 'sender', list: ['Ada'] };
    expect(await submit({ provider: { ...emailjs, blockList } })).toEqual({
      sent: false,
      text: 'Forbidden',
    });
    expect(requests).toEqual([]);
  });

  test('the throttle refuses a second enquiry, never the retry of a failed one', async () => {
    const sendTimes = new Map<string, string>();
    const throttled = { provider: { ...emailjs, throttle: 60_000 } };
    answer = answerWith(500, 'Out of order');
    expect(await submit(throttled, sendTimes)).toEqual({ sent: false, text: 'Out of order' });
    answer = answerWith(200, 'OK');
    expect(await submit(throttled, sendTimes)).toEqual({ sent: true });
    expect(await submit(throttled, sendTimes)).toEqual({ sent: false, text: 'Too Many Requests' });
    expect(await submit(throttled, sendTimes)).toEqual({ sent: false, text: 'Too Many Requests' });
    expect(requests).toHaveLength(2);
  });

  test('after the time limit there is no answer, and a retry is not too soon', async () => {
    const sendTimes = new Map<string, string>();
    const throttled = { provider: { ...emailjs, throttle: 60_000 }, timeLimit: 30 };
    answer = () => new Promise(() => undefined);
    expect(await submit(throttled, sendTimes)).toEqual({ sent: false, text: 'No answer' });
    answer = answerWith(200, 'OK');
    expect(await submit(throttled, sendTimes)).toEqual({ sent: true });
  });

  test('nothing is stored', async () => {
    await submit({ provider: { ...emailjs, throttle: 60_000 } });
    expect(localStorage.length).toBe(0);
  });
});

describe('sending to an address of the owner', () => {
  const provider = {
    type: 'post',
    origin: 'https://forms.example.com',
    path: '/in',
    trap: '_gotcha',
  } as const;

  test('makes one request with the fields alone and no credentials', async () => {
    expect(await submit({ provider })).toEqual({ sent: true });
    expect(requests).toMatchObject([
      {
        address: 'https://forms.example.com/in',
        credentials: 'omit',
        headers: { accept: 'application/json' },
      },
    ]);
    expect([...(requests[0]?.body ?? [])].map(([name]) => name)).toEqual(['sender', 'message']);
  });

  test('a refusal says why', async () => {
    answer = answerWith(413, 'Too long');
    expect(await submit({ provider })).toEqual({ sent: false, text: 'Too long' });
  });

  test('what a program has filled in is not sent, and it is told that all went well', async () => {
    expect(await submit({ provider, trap: 'https://spam.example' })).toEqual({
      sent: true,
      trapped: true,
    });
    expect(requests).toEqual([]);
  });
});
