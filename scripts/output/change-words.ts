// A site in which nothing has changed since its last build but the words of some texts → its output, in which the files that show
// them are made again.
import { getEngineBundle } from '../bundle/kept-bundle';
import { loadWords } from '../source/load-words';
import { Pictures, warnOfPictures } from '../source/pictures';
import { SiteFiles } from '../source/site-files';
import type { BuildOutcome, BuildRequest } from './build-request';
import { describeBuild } from './describe-build';
import { planOutput } from './plan-output';
import type { ChangedWords } from './unchanged-build';
import { changeSite } from './write-site';

/** Undefined where something else may have changed, too: nothing is written then. */
export async function changeWords(
  request: BuildRequest,
  changed: ChangedWords,
): Promise<BuildOutcome | undefined> {
  const started = performance.now();
  const { now, outDir, preview, world } = request;
  const { contract, workspace } = world;
  const { findings, known, pages, previous, texts, until: sameUntil } = changed;
  const pictures = new Pictures(workspace);
  const files = new SiteFiles(workspace, pictures);
  const options = { contract, files, now, preview, drafts: false };
  const read = (path: string) => (previous.find(path) ? previous.read(path) : undefined);
  const derive = loadWords(workspace, options, { ...known, findings, texts, read });
  const first = derive?.();
  const derived = (await pictures.convert()) ? derive?.() : first;
  if (derived === undefined) return undefined;
  warnOfPictures(pictures);
  const { publication, paths } = derived;
  const bundling = getEngineBundle({ world, minify: true });
  try {
    const loaded = { ...request, publication, files, pictures, started };
    // What is doubtful was found by the build before, and depends on the words of no text.
    const done = await changeSite(await planOutput(bundling, loaded, []), previous, paths);
    if (done === undefined) return undefined;
    const { written } = done;
    const count = previous.paths.length;
    const words = describeBuild({ outDir, started, pages, written, linked: count - written });
    const built = { files: count, headers: previous.headers };
    return { findings, words, built, pages, known, sameUntil };
  } catch (error) {
    return { findings, error };
  }
}
