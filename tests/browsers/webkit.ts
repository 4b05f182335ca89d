// WebKit, driven by WebDriver: https://www.w3.org/TR/webdriver2/. Its console cannot be read.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Driver, toCentre, toKeyActions, toPointerActions } from './driver';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

async function ask<Result>(address: string, body?: object, method = 'POST'): Promise<Result> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.message}`);
  return value;
}

class WebKit implements Driver {
  readonly complaints = undefined;
  readonly name: string;
  readonly #address: string;
  readonly #end: () => void;

  constructor(address: string, { capabilities, sessionId }: Session, end: () => void) {
    this.name = `${capabilities.browserName} ${capabilities.browserVersion}`;
    this.#address = `${address}/session/${sessionId}`;
    this.#end = end;
  }

  async goto(url: string): Promise<void> {
    await ask(`${this.#address}/url`, { url });
  }

  evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      Promise.resolve(${expression}).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error) }),
      );`;
    return ask<{ value?: unknown; error?: string }>(`${this.#address}/execute/async`, {
      script,
      args: [],
    }).then(({ value, error }) => {
      if (error !== undefined) throw new Error(error);
      return value;
    });
  }

  async press(key: string): Promise<void> {
    await ask(`${this.#address}/actions`, { actions: toKeyActions(key) });
  }

  async click(selector: string): Promise<void> {
    const centre = (await this.evaluate(toCentre(selector))) as [number, number];
    await ask(`${this.#address}/actions`, { actions: toPointerActions(centre) });
  }

  async resize(width: number, height: number): Promise<void> {
    await ask(`${this.#address}/window/rect`, { width, height });
  }

  async quit(): Promise<void> {
    await ask(this.#address, undefined, 'DELETE').catch(() => undefined);
    this.#end();
  }
}

async function begin(address: string, driver: ChildProcess): Promise<Session> {
  const capabilities = { alwaysMatch: {} };
  for (let attempt = 0; ; attempt += 1)
    try {
      return await ask<Session>(`${address}/session`, { capabilities });
    } catch (error) {
      // It takes a moment until it listens.
      if (attempt === 40 || driver.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
}

/** Starts the driver, on a display of its own where there is none. */
export async function startWebKit(program: string): Promise<Driver> {
  const port = await findFreePort();
  const command = [program, `--port=${port}`];
  const [first = program, ...args] =
    process.env.DISPLAY || process.platform === 'darwin' ? command : ['xvfb-run', '-a', ...command];
  // A group of its own: it ends with the display and the browser.
  const driver = spawn(first, args, { stdio: 'ignore', detached: true });
  const end = () => {
    if (driver.pid !== undefined) process.kill(-driver.pid);
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    return new WebKit(address, await begin(address, driver), end);
  } catch (error) {
    end();
    throw error;
  }
}
