// The folder of a site → the valid site, and the same with all its words marked.
import { validateSite } from '../../engine/manifest/validate-site';
import type { Contract } from '../../engine/model/contract';
import { mainOf } from '../../engine/model/publication';
import type { ValidSite } from '../../engine/model/valid-site';
import { openWorkspace, type Workspace } from '../../scripts/files/workspace';
import { type MarkedSite, markSite } from '../../scripts/marks/mark-site';
import { readContract } from '../../scripts/source/open-world';
import { readSite } from '../../scripts/source/read-site';

interface BothSites {
  readonly contract: Contract;
  readonly valid: ValidSite;
  readonly marked: MarkedSite;
}

export function markBoth(workspace: Workspace, contract: Contract): BothSites {
  const source = readSite(workspace);
  const { publication, findings, stage } = validateSite(source, contract);
  if (publication === undefined) throw new Error(JSON.stringify(findings));
  const valid = mainOf(publication);
  return { contract, valid, marked: markSite(valid, { stage }, contract) };
}

export async function readBoth(root: string): Promise<BothSites> {
  const workspace = openWorkspace(root);
  return markBoth(workspace, await readContract(workspace, { documents: true }));
}
