// A site → what is found in it, whatever is known of it, with the hosts that it talks to and the repairs that there are.
import { parseUrl } from '../../engine/content/addresses/parse-url';
import { noCounts } from '../../engine/manifest/limit-findings';
import { type Validation, validateSite } from '../../engine/manifest/validate-site';
import type { Contract } from '../../engine/model/contract';
import type { Finding } from '../../engine/model/finding';
import { mainOf } from '../../engine/model/publication';
import { collectReferences } from '../../engine/site/collect-references';
import {
  findUsedServices,
  listOutsideHosts,
  type OutsideHost,
} from '../../engine/site/outside-hosts';
import { checkOwnCalls } from '../bundle/check-own-calls';
import { checkOwnComponents } from '../bundle/check-own-components';
import { checkOwnSheets } from '../bundle/check-own-sheets';
import { InvalidCode } from '../command/invalid-code';
import { NeedsThread } from '../command/needs-thread';
import type { Base } from '../edit/base';
import type { Fixes } from '../edit/repairs/find-fixes';
import { collectSooner } from '../files/collect-sooner';
import { openWorkspace } from '../files/workspace';
import type { World } from '../files/world';
import type { KeptValidation } from '../source/kept-validation';
import { openWorld } from '../source/open-world';
import { readSite } from '../source/read-site';
import { FileStore } from '../store/file-store';

/** What a report says. */
export interface Reported extends KeptValidation {
  /** How deep the site could be checked; absent for a valid one that is known. */
  readonly depth?: Validation['depth'];
  /** Absent where the site has errors. */
  readonly changes?: Validation['changes'];
  /** Absent where the site's own blocks cannot be used. */
  readonly findFixes?: () => Promise<Fixes>;
}

export interface RunOptions {
  /** Whether code of the site's own may run in this thread: otherwise only what is known is reported. */
  readonly runsOwn: boolean;
}

interface Running extends RunOptions {
  /** What is done once its world is open. */
  readonly begin: (world: World) => Promise<void>;
}

/** Most calls need no repairs, and load nothing for them. */
async function findFixes(...site: ConstructorParameters<typeof Base>): Promise<Fixes> {
  const { Base } = await import('../edit/base');
  const { Trial } = await import('../edit/repairs/trial');
  const { findFixes } = await import('../edit/repairs/find-fixes');
  return findFixes(Trial.of(new Base(...site)));
}

function findHosts(
  publication: Validation['publication'],
  { shape }: Contract,
): readonly OutsideHost[] | undefined {
  if (publication === undefined) return undefined;
  const site = mainOf(publication);
  const { forms } = site.manifest;
  const providers = Object.entries(forms).map(([id, { provider }]) => [id, provider] as const);
  const declared = site.manifest.services;
  // Looking at all pages takes as long as some checks.
  const shown =
    Object.keys(declared).length === 0 ? [] : collectReferences(site, shape, 'service').service;
  const services = findUsedServices(declared, shown);
  return listOutsideHosts({ services, providers: Object.fromEntries(providers) });
}

/** Mistakes in the site's own blocks come alone: without them nothing else can be validated. */
async function validateParts(root: string, { runsOwn, begin }: Running): Promise<Reported> {
  if (!runsOwn) throw new NeedsThread();
  try {
    const world = await openWorld(root);
    await begin(world);
    const store = new FileStore(world.workspace);
    const source = readSite(world.workspace, { store });
    collectSooner(source.files);
    const validation = validateSite(source, world.contract);
    store.save();
    const { publication } = validation;
    const hosts = findHosts(publication, world.contract);
    const own = publication && parseUrl(mainOf(publication).manifest.site.origin)?.host;
    const allowed = new Set([own ?? '', ...(hosts ?? []).map(({ host }) => host)]);
    const calls = publication ? checkOwnCalls(world.workspace, allowed) : [];
    return {
      ...validation,
      findings: [...validation.findings, ...world.contract.doubts, ...calls],
      ...(hosts && { hosts }),
      findFixes: () => findFixes(world, { source, validation }),
    };
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    return { findings: error.findings, silenced: [], omitted: noCounts, depth: 'syntax' };
  }
}

/** A folder that is called otherwise than what is in it is one mistake. */
function withoutMisnamed(findings: readonly Finding[], known: readonly Finding[]): Finding[] {
  const folders = known.flatMap(({ code, parameters }) =>
    code === 'block-folder' ? [`${parameters.folder}/`] : [],
  );
  return findings.filter(({ file }) => !folders.some((folder) => file.startsWith(folder)));
}

/** With the style sheets of the site and its components: no contract knows of them. */
export async function validateAnew(root: string, options: Running): Promise<Reported> {
  const validation = await validateParts(root, options);
  const workspace = openWorkspace(root);
  const parts = [...(await checkOwnSheets(workspace)), ...(await checkOwnComponents(workspace))];
  const { findings } = validation;
  return { ...validation, findings: [...findings, ...withoutMisnamed(parts, findings)] };
}
