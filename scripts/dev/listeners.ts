// Events of the development server → the pages that are open.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { DevChange, DevEvent, DevFinding } from './dev-site';

/** The open pages; each gets every event. */
export class Listeners {
  readonly #server = randomBytes(8).toString('hex');
  readonly #open = new Set<ServerResponse>();
  readonly #heartbeat = setInterval(() => this.#write(':\n\n'), 15_000);
  #findings: DevEvent = { type: 'findings', findings: [] };
  #version = 0;

  /** The number of changes so far. */
  get version(): number {
    return this.#version;
  }

  add(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const hello: DevEvent = { type: 'hello', server: this.#server, version: this.#version };
    for (const event of [hello, this.#findings])
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  showFindings(findings: readonly DevFinding[]): void {
    this.#broadcast({ type: 'findings', findings });
  }

  showChange(effect: 'reload' | DevChange): void {
    this.#version += 1;
    const version = this.#version;
    this.#broadcast(
      effect === 'reload' ? { type: 'reload', version } : { type: 'change', version, ...effect },
    );
  }

  close(): void {
    clearInterval(this.#heartbeat);
  }

  #broadcast(event: DevEvent): void {
    if (event.type === 'findings') this.#findings = event;
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  #write(text: string): void {
    for (const response of this.#open) response.write(text);
  }
}
