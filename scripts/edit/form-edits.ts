// Forms: added, changed, renamed with the blocks that show them, removed.

import { isReservedKey } from '../../engine/content/shape/reserved-keys';
import { walk } from '../../engine/content/shape/shape';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { isRecord, type Json } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import type { JsonPath } from './json-edits';
import { setMembers } from './list-edits';
import type { FormOperation } from './operations';
import { getManifest } from './page-edits';
import type { SiteEdit } from './site-edit';
import { toJsonPath } from './to-json-path';
import { moveTranslations } from './translation-edits';

const formsOf = ({ forms }: Json): Json => (isRecord(forms) ? forms : {});

function checkForm(manifest: Json, id: string): void {
  const forms = formsOf(manifest);
  if (Object.hasOwn(forms, id) && !isReservedKey(id)) return;
  const near = findNearest(id, Object.keys(forms));
  throw new CannotRun(
    `There is no form "${id}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  );
}

function checkNewForm(manifest: Json, id: string): void {
  if (isReservedKey(id))
    throw new CannotRun(`"${id}" is reserved: no form can have it as its id. Choose another id.`);
  if (Object.hasOwn(formsOf(manifest), id))
    throw new CannotRun(`The form "${id}" already exists. Choose another id.`);
}

/** Where a manifest shows a form. */
function findForm({ contract }: World, manifest: Json, id: string): JsonPath[] {
  const found = new Map<string, JsonPath>();
  const root = contract.shape.manifest;
  if (root !== undefined)
    walk(contract.shape, root, manifest, '', (kind, value, pointer) => {
      if (kind === 'form' && value === id) found.set(pointer, toJsonPath(pointer, manifest));
    });
  return [...found.values()];
}

function renameForm(site: SiteEdit, world: World, [id, to]: readonly [string, string]): void {
  const manifest = getManifest(site);
  checkForm(manifest, id);
  checkNewForm(manifest, to);
  site.edit(manifestFile, (json) => [
    ...json.renameKey(['forms', id], to),
    ...findForm(world, manifest, id).flatMap((path) => json.replace(path, to)),
  ]);
  moveTranslations(site, { kind: 'form', id }, { kind: 'form', id: to });
}

/** @throws CannotRun where there is no such form, or another one has its id. */
export function applyToForm(site: SiteEdit, world: World, operation: FormOperation): void {
  const manifest = getManifest(site);
  const { op, id } = operation;
  const path = ['forms', id];
  if (op === 'form add') {
    checkNewForm(manifest, id);
    if (!isRecord(manifest.forms))
      site.apply({
        op: 'set',
        file: manifestFile,
        path: ['forms'],
        value: { [id]: operation.value },
      });
    else site.apply({ op: 'set', file: manifestFile, path, value: operation.value });
  } else if (op === 'form rename') renameForm(site, world, [id, operation.to]);
  else {
    checkForm(manifest, id);
    if (op === 'form set') setMembers(site, path, operation.members);
    else {
      site.apply({ op: 'unset', file: manifestFile, path });
      moveTranslations(site, { kind: 'form', id });
    }
  }
}
