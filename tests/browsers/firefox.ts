// Firefox, driven by WebDriver BiDi over its own WebSocket: https://www.w3.org/TR/webdriver-bidi/
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Driver, toCentre, toKeyActions, toPointerActions } from './driver';

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
  readonly result?: unknown;
  readonly message?: string;
}

/** One question after the other, and what is told in between. */
class Session {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor(socket: WebSocket, hear: (answer: Answer) => void) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) hear(answer);
      else this.#waiting.get(answer.id)?.(answer);
    };
  }

  async ask<Result>(method: string, params: object = {}): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#waiting.delete(id);
    if (answer.message !== undefined) throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }

  close(): void {
    this.#socket.close();
  }
}

/** Says its address on its error output. */
async function findAddress(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Firefox has no error output.');
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it could be driven.');
}

async function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  return socket;
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

class Firefox implements Driver {
  readonly complaints: string[] = [];
  name = 'Firefox';
  #session: Session;
  #context = '';
  readonly #end: () => void;

  constructor(socket: WebSocket, end: () => void) {
    this.#end = end;
    this.#session = new Session(socket, ({ method, params }) => {
      if (method === 'log.entryAdded' && /^(?:error|warn)/.test(params?.level ?? ''))
        this.complaints.push(params?.text ?? '');
    });
  }

  async begin(): Promise<this> {
    const { capabilities } = await this.#session.ask<{
      capabilities: { browserName: string; browserVersion: string };
    }>('session.new', { capabilities: {} });
    this.name = `${capabilities.browserName} ${capabilities.browserVersion}`;
    await this.#session.ask('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await this.#session.ask<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
    );
    this.#context = contexts[0]?.context ?? '';
    return this;
  }

  #ask(method: string, params: object): Promise<unknown> {
    return this.#session.ask(method, { context: this.#context, ...params });
  }

  async goto(url: string): Promise<void> {
    await this.#ask('browsingContext.navigate', { url, wait: 'complete' });
  }

  async evaluate(expression: string): Promise<unknown> {
    const { type, result, exceptionDetails } = await this.#session.ask<Evaluated>(
      'script.evaluate',
      {
        // As text: values have a form of their own in the protocol.
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context: this.#context },
        awaitPromise: true,
      },
    );
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return JSON.parse(result?.value ?? 'null');
  }

  async press(key: string): Promise<void> {
    await this.#ask('input.performActions', { actions: toKeyActions(key) });
  }

  async click(selector: string): Promise<void> {
    const centre = (await this.evaluate(toCentre(selector))) as [number, number];
    await this.#ask('input.performActions', { actions: toPointerActions(centre) });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#ask('browsingContext.setViewport', { viewport: { width, height } });
  }

  async quit(): Promise<void> {
    await this.#session.ask('session.end').catch(() => undefined);
    this.#session.close();
    this.#end();
  }
}

/** Starts it without a window, with a profile of its own. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'plinth-firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => {
    child.kill();
    void ended.then(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  };
  try {
    return await new Firefox(await connect(await findAddress(child)), end).begin();
  } catch (error) {
    end();
    throw error;
  }
}
