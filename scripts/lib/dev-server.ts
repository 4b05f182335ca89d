// A site that is being worked on → a running server that follows every change.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Issue } from '../../engine/model/issue';
import { type DevAnswer, type DevEvent, type DevSite, devPaths } from './dev-site';
import { engineFolder } from './engine-folder';
import { type Handler, type LocalServer, sendText, startLocalServer } from './local-server';
import { withMailbox } from './mailbox';
import { parseRange } from './send-file';
import { watchFiles } from './watch-files';

export interface DevServerOptions {
  readonly root: string;
  /** 0 for any free one; the next free one where it is busy. */
  readonly port: number;
  readonly site: DevSite;
  /** Called with the findings at the start and after every change. */
  readonly report: (issues: readonly Issue[]) => void;
  /** Called when the engine has changed: this server cannot show that. */
  readonly restart: () => void;
  readonly answers?: boolean;
  /** What to watch besides the manifest and files/; default: the sources of the engine. */
  readonly sources?: readonly string[];
}

/** The open pages; each is told what happened. */
class Listeners {
  readonly #server = randomBytes(8).toString('hex');
  readonly #open = new Set<ServerResponse>();
  readonly #heartbeat = setInterval(() => this.#write(':\n\n'), 15_000);
  #findings: DevEvent = { type: 'findings', issues: [] };

  add(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    for (const event of [{ type: 'hello', server: this.#server }, this.#findings] as const)
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  tell(event: DevEvent): void {
    if (event.type === 'findings') this.#findings = event;
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  close(): void {
    clearInterval(this.#heartbeat);
  }

  #write(text: string): void {
    for (const response of this.#open) response.write(text);
  }
}

async function bundleClient(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(engineFolder, 'scripts/lib/dev-client.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const clientTag = `<script type="module" src="${devPaths.client}"></script>`;

/** Sends an answer of the site: pages with the client in their head, films in parts. */
function sendAnswer(response: ServerResponse, answer: DevAnswer): void {
  const { method, headers: asked } = response.req;
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  const text = typeof answer.body === 'string' ? answer.body : undefined;
  const body = Buffer.from(
    isPage && text !== undefined ? text.replace('</head>', `${clientTag}</head>`) : answer.body,
  );
  const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers };
  const partial = text === undefined && method === 'GET' && answer.status === 200;
  const range = parseRange(partial ? asked.range : undefined, body.byteLength);
  if (range === 'unsatisfiable') {
    sendText(response, 416, '', { 'content-range': `bytes */${body.byteLength}` });
    return;
  }
  const part = range === 'whole' ? body : body.subarray(range.start, range.end + 1);
  response.writeHead(range === 'whole' ? answer.status : 206, {
    ...common,
    ...(text === undefined ? { 'accept-ranges': 'bytes' } : {}),
    ...(range === 'whole'
      ? {}
      : { 'content-range': `bytes ${range.start}-${range.end}/${body.byteLength}` }),
    'content-length': part.byteLength,
  });
  response.end(method === 'HEAD' ? undefined : part);
}

function serveSite(site: DevSite, listeners: Listeners, client: Promise<string>): Handler {
  return async (request, response, target) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.', {
        allow: 'GET, HEAD',
      });
    if (target.path === devPaths.events) return listeners.add(response);
    if (target.path === devPaths.client)
      return sendText(response, 200, await client, {
        'content-type': 'text/javascript; charset=utf-8',
      });
    if (target.path === '/' && site.base !== '/')
      return sendText(response, 307, site.base, { location: site.base });
    sendAnswer(response, await site.respond(target));
  };
}

/** Takes changes one after the other; what comes while one is taken in waits for the next round. */
function makeUpdater(options: DevServerOptions, listeners: Listeners) {
  const waiting = new Set<string>();
  let running = false;
  return async (changed: readonly string[]): Promise<void> => {
    for (const file of changed) waiting.add(file);
    if (running) return;
    running = true;
    try {
      do {
        const batch = [...waiting];
        waiting.clear();
        const { issues, effect } = await options.site.update(batch);
        listeners.tell({ type: 'findings', issues });
        if (effect === 'restart') options.restart();
        else if (effect !== 'none') listeners.tell({ type: effect });
        options.report(issues);
      } while (waiting.size > 0);
    } catch (fault) {
      const cause = fault instanceof Error ? fault.message : String(fault);
      process.stderr.write(`The change could not be taken in: ${cause}. Save again, or restart.\n`);
    } finally {
      running = false;
    }
  };
}

/** Serves a site on loopback, rebuilt and shown anew on every change of its files. */
export async function startDevServer(options: DevServerOptions): Promise<LocalServer> {
  const { root, site } = options;
  const listeners = new Listeners();
  const client = bundleClient();
  // Without a client pages stay usable: whoever asks for it gets the fault.
  client.catch(() => undefined);
  const handler = withMailbox(
    {
      folder: join(root, '.plinth', 'mailbox'),
      answers: options.answers ?? false,
      postPaths: () => site.postPaths(),
    },
    serveSite(site, listeners, client),
  );
  const server = await startLocalServer(options.port, handler);
  const update = makeUpdater(options, listeners);
  const sources = options.sources ?? ['engine', 'schemas'].map((name) => join(engineFolder, name));
  const watch = watchFiles({
    paths: [join(root, 'site.manifest.json'), join(root, 'files'), ...sources],
    onChange: (changed) => void update(changed),
  });
  await update([]);
  return {
    ...server,
    close: async () => {
      watch.close();
      listeners.close();
      await server.close();
    },
  };
}
