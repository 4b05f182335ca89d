// A variable that one side uses and the other has removed → repairs with the value that it had: nobody else knows it.
import type { Finding } from '../../engine/model/finding';
import { isRecord, type Json, type JsonValue } from '../../engine/model/json';
import { setPart } from '../edit/repairs/places';
import { putInstead } from '../edit/repairs/rename';
import type { Repair, RepairSite } from '../edit/repairs/repair';
import { manifestFile } from '../journal/site-paths';

const variablesOf = ({ variables }: Json): Json => (isRecord(variables) ? variables : {});

/** Where it has another name now, that one; else the variable comes back. `sides` are the manifests of both. */
export function* listFormer(
  finding: Finding,
  site: RepairSite,
  sides: readonly Json[],
): Iterable<Repair> {
  const name = String(finding.parameters.name);
  const side = sides.map(variablesOf).find((one) => Object.hasOwn(one, name));
  const value = side?.[name];
  if (value === undefined) return;
  const known = Object.entries(variablesOf(site.manifest));
  const [to] = known.find(([, one]) => one === value) ?? [];
  yield* putInstead(site, finding, [name, to]);
  yield setPart(manifestFile, ['variables', name], value as JsonValue);
}
