// A site in which nothing has changed since its last build but the words of some texts → its output, in which the files that show
// them are made again.
import { getEngineBundle } from '../bundle/kept-bundle';
import { loadWords } from '../source/load-words';
import { Pictures, warnOfPictures } from '../source/pictures';
import { SiteFiles } from '../source/site-files';
import type { BuildOutcome, BuildRequest } from './build-request';
import { describeBuild } from './describe-build';
import { readManifest } from './known-words';
import { sumFiles } from './output-sum';
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
  const { findings, known, manifest, pages, previous, sum, texts, until: sameUntil } = changed;
  const pictures = new Pictures(workspace);
  const files = new SiteFiles(workspace, pictures);
  const options = { contract, files, now, preview, drafts: false };
  const read = (path: string) => (previous.find(path) ? previous.read(path) : undefined);
  const readStaged = () => readManifest({ workspace, outDir }, 'staged', known);
  const given = { ...known, findings, manifest, readStaged, texts, read };
  const words = loadWords(workspace, options, given);
  const first = words?.derive();
  const derived = (await pictures.convert()) ? words?.derive() : first;
  if (words === undefined || derived === undefined) return undefined;
  warnOfPictures(pictures);
  const { publication, ...changedFiles } = derived;
  const bundling = getEngineBundle({ world, minify: true });
  try {
    const loaded = { ...request, publication, files, pictures, started };
    // What is doubtful was found by the build before, and depends on the words of no text.
    const before = [...changedFiles.paths].flatMap((path) => {
      const file = previous.find(path);
      return file ? [[path, file] as const] : [];
    });
    const done = await changeSite(await planOutput(bundling, loaded, []), previous, changedFiles);
    if (done === undefined) return undefined;
    const { written, files: made } = done;
    const rest = sum - sumFiles(before);
    const count = previous.paths.length;
    const { staged = known.staged } = words;
    return {
      ...{ findings, pages, sameUntil },
      words: describeBuild({ outDir, started, pages, written, linked: count - written }),
      built: { files: count, sum: rest + sumFiles(made), headers: previous.headers },
      known: { ...known, staged },
    };
  } catch (error) {
    return { findings, error };
  }
}
