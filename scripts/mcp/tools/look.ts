// A page as visitors see it: its headings and words, and a picture where a browser is installed. No server, no network: the browser is
// given every file from memory.
import { toFilePath } from '../../../engine/content/addresses/addresses';
import { findSections } from '../../../engine/content/pages/block-sections';
import { plain } from '../../../engine/content/text/words';
import type { JsonValue } from '../../../engine/model/json';
import { mainOf, mapSites, type Publication } from '../../../engine/model/publication';
import { buildPublication } from '../../../engine/site/build-publication';
import { viewOf } from '../../../engine/site/view-of';
import { findLauncher, type Launch } from '../../browser/find-launcher';
import { findBuildInstant } from '../../command/build-instant';
import { CannotRun } from '../../command/cannot-run';
import { makeCode } from '../../dev/dev-code';
import { ServedDevSite } from '../../dev/served-dev-site';
import { nameBlocks } from '../../diff/block-words';
import { deriveReadable, type ReadableSite } from '../../diff/read-sites';
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
  readonly language?: string;
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

/** A site in one language, and its base path. */
type Based = Pick<ReadableSite, 'site' | 'base'>;

/** A page in one of the languages of the site, its own if none is named. The path is below the base of the site. */
function findPage(
  publication: Publication<Based>,
  { page: id, language }: Pick<LookInput, 'page' | 'language'>,
) {
  const main = mainOf(publication);
  const found =
    language === undefined
      ? main
      : publication.sites.find(({ site }) => site.shell.language === language);
  if (found === undefined)
    throw new ToolError(
      'The site does not have this language. `translate` lists those that it has.',
    );
  const { base, site } = found;
  const page = Object.hasOwn(site.pages, id) ? site.pages[id] : undefined;
  return page && { site, page, path: `/${toFilePath(main.base, base)}${page.path.slice(1)}` };
}

/** What a reader reads there, block by block. */
function listSections(checked: Checked, input: LookInput, { world }: SiteSession) {
  const changed = new Map(checked.changes.map(({ path, after }) => [path, after]));
  const given = { now: findBuildInstant(), changed };
  const readable = deriveReadable(getPublication(checked), world, given);
  const found = findPage(readable, input);
  if (found === undefined)
    throw new ToolError(
      input.language === undefined
        ? 'There is no page with this id. `outline` lists them.'
        : 'There is no page with this id in this language. `outline` lists the pages, `translate` what waits.',
    );
  const { page, path, site } = found;
  const view = viewOf(site, page.id);
  const { blocks } = mainOf(readable);
  const sections = nameBlocks(page).flatMap(({ name }, index): JsonValue[] => {
    const block = view.blocks[index];
    const parts = block === undefined ? [] : findSections(blocks, block, view);
    return parts.map(({ heading = '', words }) => [
      ...[name, plain(heading)],
      shorten(words.map(plain).join(' '), maxSection),
    ]);
  });
  return { title: page.title, path, sections };
}

async function drawPage(
  checked: Checked,
  { width = 1280, from = 0, launch, ...input }: LookInput & { readonly launch: Launch },
  session: SiteSession,
): Promise<Awaited<ReturnType<typeof takePicture>> | undefined> {
  const { world } = session;
  const { workspace, contract } = world;
  const files = withChanges(new SiteFiles(workspace), checked.changes);
  const options = { contract, files, now: findBuildInstant(), drafts: true };
  const publication = buildPublication(getPublication(checked), options);
  const code = await makeCode(world);
  const shown = new ServedDevSite({ publication, workspace, files, ...code });
  const based = mapSites(publication, (site) => ({ site, base: site.shell.base }));
  const found = findPage(based, input);
  return found && takePicture(shown, { path: found.path, width, from }, launch);
}

async function look(
  input: LookInput,
  session: SiteSession,
): Promise<Answer & { readonly picture?: Picture }> {
  const checked = findChecked(input, session);
  const { title, path, sections } = listSections(checked, input, session);
  const { taken, next } = takeFitting(sections, input.next);
  const fromSite = { title, path, sections: taken };
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
    language: {
      type: 'string',
      description: 'The tag of one of its languages, such as "de". Default: that of the site.',
    },
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
