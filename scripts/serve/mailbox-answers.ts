// For tests: the next answers of the mailbox, and the requests it has received since.

interface MailboxAnswer {
  readonly status: number;
  readonly body: string;
  /** In milliseconds. */
  readonly delay: number;
  /** Never answer, or close the connection without an answer. */
  readonly failure?: 'hang' | 'drop';
}

interface SentRequest {
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const isNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

function parseAnswer(value: unknown): MailboxAnswer {
  const {
    status = 200,
    body = 'OK',
    delay = 0,
    hang,
    drop,
  } = (value ?? {}) as Record<string, unknown>;
  if (!isNumber(status, 200, 599) || typeof body !== 'string' || !isNumber(delay, 0, 600_000))
    throw new TypeError('An answer has a status (200–599), a body and a delay in milliseconds.');
  const failure = hang === true ? 'hang' : drop === true ? 'drop' : undefined;
  return { status: Math.floor(status), body, delay, ...(failure === undefined ? {} : { failure }) };
}

export class AnswerQueue {
  #answers: MailboxAnswer[] = [];
  #requests: SentRequest[] = [];

  /** Replaces the queue and forgets what was received. @throws when the text is not a list of answers. */
  replace(text: string): void {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) throw new TypeError('The answers are a list.');
    this.#answers = values.map(parseAnswer);
    this.#requests = [];
  }

  take(request: SentRequest): MailboxAnswer | undefined {
    this.#requests.push(request);
    return this.#answers.shift();
  }

  get requests(): readonly SentRequest[] {
    return this.#requests;
  }
}
