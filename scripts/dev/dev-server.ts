// A site in development → a running server that follows every change.
import { join } from 'node:path';
import { redirectList } from '../../engine/manifest/redirect-list';
import { siteStylesFile } from '../bundle/site-styles';
import { explainError } from '../command/cannot-run';
import { toCall } from '../command/edition';
import { InvalidCode } from '../command/invalid-code';
import { usualEditor } from '../command/open-with';
import { findCodeFolder } from '../files/code-id';
import { readIfThere } from '../files/read-if-there';
import { listSources, ownBlocksOf, ownKindsOf, type Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import type { ToHref } from '../marks/page-words';
import {
  type Handler,
  type LocalServer,
  refuseWriting,
  sendText,
  startLocalServer,
} from '../serve/local-server';
import { withMailbox } from '../serve/mailbox';
import { respond, toHeaders } from '../serve/respond';
import { type DevSite, type DevUpdate, devPaths, galleryBase } from './dev-site';
import { makeIconGallery } from './icon-gallery';
import { Listeners } from './listeners';
import { makeToHref } from './make-to-href';
import { makeShellGallery } from './shell-gallery';
import { ShownFindings } from './shown-findings';
import { TakenFiles } from './taken-files';
import { watchFiles } from './watch-files';

interface DevServerOptions {
  readonly workspace: Workspace;
  /** 0 for any free port; a busy port is replaced by the next free one. */
  readonly port: number;
  readonly site: DevSite;
  /** Called at the start, after every change, and when a page that is asked for throws, or does so no longer. */
  readonly report: (update: DevUpdate) => void;
  /** Called when the engine has changed: this server cannot show the change. */
  readonly restart: () => void;
  /** Whether that is so before a change is taken in. */
  readonly mustRestart?: () => boolean;
  readonly answers?: boolean;
  /** The address of an editor, with {file}, {line} and {column}; default: that of VS Code. */
  readonly openWith?: string;
  /** Around this server: answers what it does not, and shows its pages in frames. */
  readonly editor?: (next: Handler, shown: ShownSite) => Handler;
  /** What to watch besides the manifest and files/; default: the sources of the engine. */
  readonly sources?: readonly string[];
}

/** What an editor knows of the site in development. */
export interface ShownSite {
  readonly site: DevSite;
  readonly toHref: ToHref;
  /** Counts the changes that were shown. */
  readonly version: () => number;
  /** Takes changed files (absolute) into account at once, before anybody sees them on the disk. */
  readonly update: (changed: readonly string[]) => Promise<void>;
}

/** The package has it ready. */
async function bundleClient(engine: string): Promise<string> {
  const ready = readIfThere(join(findCodeFolder(), 'dev-client.js'));
  if (ready !== undefined) return ready;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(engine, 'scripts/dev/dev-client.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The client, with the number of the change after which a page was made. */
const toClientTag = (version: number): string =>
  `<script type="module" src="${devPaths.client}?version=${version}"></script>`;

/** Before the first valid manifest: a page with nothing but what the server adds, the findings. */
const emptyPage =
  '<!doctype html><html lang="en"><head><title>…</title></head><body></body></html>';

/** Where the words of a page stand, as JSON; null where nobody can say. */
function toWords({ site, toHref, findings }: Served, path: string): string {
  const words = site.findWords(path.slice(devPaths.words.length), toHref);
  return JSON.stringify(words ? { ...words, places: findings.addTo(words.places) } : null);
}

/** A page that cannot be rendered says why, and reloads after the next change. */
function explainPage(error: unknown): string {
  const text = explainError(error).replace(/[&<]/g, (char) => `&#${char.charCodeAt(0)};`);
  return emptyPage.replace('<body>', () => `<body><p>${text}</p>`);
}

interface Served {
  readonly workspace: Workspace;
  readonly site: DevSite;
  readonly listeners: Listeners;
  readonly findings: ShownFindings;
  readonly client: Promise<string>;
  readonly toHref: ToHref;
  /** Whether an editor shows the site in its frame. */
  readonly isEdited: boolean;
}

/** Pictures of blocks and forms of the shell are frames of other pages, many at once. */
const isInGallery = (path: string): boolean => `${path}/`.startsWith(galleryBase);

function serveSite(served: Served): Handler {
  const { workspace, site, listeners, findings, client, isEdited } = served;
  return async (request, response, target) => {
    if (refuseWriting(response)) return;
    if (target.path === devPaths.editor)
      return sendText(response, 404, `The editor is started by \`${toCall('npm run edit')}\`.`);
    if (target.path === devPaths.events) return listeners.add(response);
    if (target.path === devPaths.client)
      return sendText(response, 200, await client, {
        'content-type': 'text/javascript; charset=utf-8',
      });
    if (target.path === devPaths.icons) {
      const { html, headers } = makeIconGallery(workspace);
      return sendText(response, 200, html, headers);
    }
    if (target.path === devPaths.shells) {
      const { html, headers } = makeShellGallery();
      return sendText(response, 200, html, headers);
    }
    if (`${target.path}/`.startsWith(`${devPaths.words}/`))
      return sendText(response, 200, toWords(served, target.path), {
        'content-type': 'application/json; charset=utf-8',
      });
    const { version } = listeners;
    const framed = isEdited || isInGallery(target.path);
    // A picture does not follow changes: browsers keep six connections to a server, and each would take one for itself. Then
    // nothing would be left for what a person asks for.
    const isPicture = isInGallery(target.path) && request.headers['sec-fetch-dest'] === 'iframe';
    const rewritePage = (html: string): string =>
      isPicture ? html : html.replace('</head>', `${toClientTag(version)}</head>`);
    const shown = site.find(target.path);
    const sendPage = (html: string): void =>
      sendText(response, 500, rewritePage(html), {
        ...(shown === undefined ? {} : toHeaders(shown, { framed })),
        'content-type': 'text/html; charset=utf-8',
      });
    if (shown === undefined) return sendPage(emptyPage);
    try {
      await respond(shown, { response, target, rewritePage, framed });
      findings.rendered(target.path);
    } catch (error) {
      if (response.headersSent) throw error;
      if (error instanceof InvalidCode) findings.rendered(target.path, error.findings);
      sendPage(explainPage(error));
    }
  };
}

type Shown = Pick<Served, 'listeners' | 'findings'>;

/** Processes changes one after the other; changes during an update wait for the next round. */
function makeUpdater(options: DevServerOptions, { listeners, findings }: Shown) {
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
        if (options.mustRestart?.()) return options.restart();
        const update = await options.site.update(batch);
        await findings.update(update, () => {
          if (update.effect === 'restart') options.restart();
          else if (update.effect !== 'none') listeners.showChange(update.effect);
        });
      } while (waiting.size > 0);
    } catch (error) {
      process.stderr.write(`${explainError(error)}\n`);
    } finally {
      running = false;
    }
  };
}

/** What a site is made of, in its folder. */
const siteParts = [manifestFile, redirectList, 'files', siteStylesFile];

/** Serves a site on loopback, rebuilt and shown again on every change of its files. */
export async function startDevServer(options: DevServerOptions): Promise<LocalServer> {
  const { workspace, site } = options;
  const { engine, root } = workspace;
  const listeners = new Listeners();
  const findings = new ShownFindings({ site, root, listeners, report: options.report });
  const client = bundleClient(engine);
  const toHref = makeToHref(root, options.openWith ?? usualEditor);
  // Without a client pages stay usable: a request for it gets the error.
  client.catch(() => undefined);
  const isEdited = options.editor !== undefined;
  const answerSite = withMailbox(
    {
      folder: join(root, '.plinth', 'mailbox'),
      answers: options.answers ?? false,
      recipients: () => site.recipients(),
    },
    serveSite({ workspace, site, listeners, findings, client, toHref, isEdited }),
  );
  const update = makeUpdater(options, { listeners, findings });
  const taken = new TakenFiles();
  const shown = {
    ...{ site, toHref, version: () => listeners.version },
    update: (changed: readonly string[]) => update(taken.note(changed)),
  };
  const handler = options.editor?.(answerSite, shown) ?? answerSite;
  const server = await startLocalServer(options.port, handler);
  const sources = options.sources ?? listSources(workspace);
  const parts = siteParts.map((part) => join(root, part));
  const watch = watchFiles({
    paths: [...new Set([...parts, ownBlocksOf(root), ownKindsOf(root), ...sources])],
    onChange: (changed) => {
      const others = taken.without(changed);
      if (others.length > 0) void update(others);
    },
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
