// A page as visitors see it: its headings and words, and a picture where a browser is installed. No server, no network: the browser is
// given every file from memory.
import { findSections } from '../../../engine/content/pages/block-sections';
import { plain } from '../../../engine/content/text/words';
import type { JsonValue } from '../../../engine/model/json';
import { mainOf, mapSites } from '../../../engine/model/publication';
import { buildSite } from '../../../engine/site/build-site';
import { viewOf } from '../../../engine/site/view-of';
import { findLauncher, type Launch } from '../../browser/find-launcher';
import { findBuildInstant } from '../../command/build-instant';
import { CannotRun } from '../../command/cannot-run';
import { makeCode } from '../../dev/dev-code';
import { ServedDevSite } from '../../dev/served-dev-site';
import { nameBlocks } from '../../diff/block-words';
import { deriveReadable } from '../../diff/read-sites';
import { tryEdit } from '../../edit/make-edit';
import { SiteFiles } from '../../source/site-files';
import { withChanges } from '../changed-files';
import { type EditInput, operationsInput, parseEdit } from '../edit-input';
import { shorten, takeFitting } from '../room';
import type { SiteSession } from '../site-session';
import { takePicture } from '../take-picture';
import type { Answer, Picture, Tool } from '../tool';
import { ToolError } from '../tool-error';
import { nextInput } from './outline';

interface LookInput extends Partial<Pick<EditInput, 'operations'>> {
  readonly page: string;
  readonly width?: number;
  readonly picture?: boolean;
  readonly from?: number;
  readonly next?: number;
}

/** The site as it is, or as operations would make it. */
function findChecked({ operations }: LookInput, session: SiteSession) {
  const { base } = session;
  if (operations === undefined) return { publication: base.validation.publication, changes: [] };
  const edit = parseEdit({ operations }, session, false);
  const outcome = tryEdit({ ...edit, allowRules: true }, base);
  if (outcome.kind === 'repeated') throw new ToolError('Nothing to look at.');
  return { publication: outcome.checked.publication, changes: outcome.checked.site.changes() };
}

const maxSection = 300;

type Checked = ReturnType<typeof findChecked>;

function getPublication({ publication }: Checked) {
  if (publication !== undefined) return publication;
  throw new ToolError('A site with errors has no pages to look at. `findings` lists them.');
}

/** What a reader reads there, block by block. */
function listSections(checked: Checked, pageId: string, { world }: SiteSession) {
  const changed = new Map(checked.changes.map(({ path, after }) => [path, after]));
  const readable = mainOf(
    deriveReadable(getPublication(checked), world, { now: findBuildInstant(), changed }),
  );
  const page = readable.site.pages[pageId];
  if (page === undefined)
    throw new ToolError('There is no page with this id. `outline` lists them.');
  const view = viewOf(readable.site, pageId);
  const sections = nameBlocks(page).flatMap(({ name }, index): JsonValue[] => {
    const block = view.blocks[index];
    const found = block === undefined ? [] : findSections(readable.blocks, block, view);
    return found.map(({ heading = '', words }) => [
      ...[name, plain(heading)],
      shorten(words.map(plain).join(' '), maxSection),
    ]);
  });
  return { page, sections };
}

async function drawPage(
  checked: Checked,
  { page, width = 1280, from = 0, launch }: LookInput & { readonly launch: Launch },
  session: SiteSession,
): Promise<Awaited<ReturnType<typeof takePicture>> | undefined> {
  const { world } = session;
  const { workspace, contract } = world;
  const files = withChanges(new SiteFiles(workspace), checked.changes);
  const options = { contract, files, now: findBuildInstant(), drafts: true };
  const publication = mapSites(getPublication(checked), (site) => buildSite(site, options));
  const code = await makeCode(world);
  const shown = new ServedDevSite({ publication, workspace, files, ...code });
  const { path } = mainOf(publication).pages[page] ?? {};
  return path === undefined ? undefined : takePicture(shown, { path, width, from }, launch);
}

async function look(
  input: LookInput,
  session: SiteSession,
): Promise<Answer & { readonly picture?: Picture }> {
  const checked = findChecked(input, session);
  const { page, sections } = listSections(checked, input.page, session);
  const { taken, next } = takeFitting(sections, input.next);
  const fromSite = { title: page.title, path: page.path, sections: taken };
  const words = { ...(next !== undefined && { next }), count: sections.length, fromSite };
  if (input.picture === false) return words;
  const launcher = findLauncher(session.world.workspace);
  if ('lacks' in launcher)
    return { ...words, about: 'No browser is installed here: these are the sections of the page.' };
  try {
    const picture = await drawPage(checked, { ...input, launch: launcher.launch }, session);
    if (picture === undefined) return words;
    const { height, ...drawn } = picture;
    return { ...words, fromSite: { ...fromSite, height }, picture: drawn };
  } catch (error) {
    if (error instanceof CannotRun || error instanceof ToolError) throw error;
    if (process.env.PLINTH_DEBUG) process.stderr.write(`${(error as Error).stack}\n`);
    return { ...words, about: 'The browser could not show the page: these are its sections.' };
  }
}

export const lookTool: Tool = {
  name: 'look',
  title: 'Look at a page',
  about:
    'A page as visitors see it: what it says, block by block, and a picture of it at a width, where a browser is installed. With operations, as it would be then.',
  input: {
    page: { type: 'string', description: 'Its id.' },
    width: {
      type: 'integer',
      minimum: 320,
      maximum: 1920,
      description: 'In pixels. Default: 1280.',
    },
    picture: { type: 'boolean', description: 'false: only the words.' },
    from: {
      type: 'integer',
      minimum: 0,
      description: 'Where the picture begins, in pixels from the top; it shows 1600 at most.',
    },
    operations: operationsInput,
    next: nextInput,
  },
  required: ['page'],
  says: {
    title: 'of the page',
    path: 'of the page',
    sections: 'of each part: its block, its heading, its words',
  },
  run: look,
};
