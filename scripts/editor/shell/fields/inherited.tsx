// What counts for a value that is not written here, and the way to where it is.
import type { ReactNode } from 'react';
import { toPointer } from '../../../../engine/content/shape/shape';
import { isRecord } from '../../../../engine/model/json';
import { manifestFile } from '../site-values';
import { nameSpot, openSpot } from '../spots';
import { useShell, useStore } from '../use-shell';

type Path = readonly (string | number)[];

/** The path from a value to what a place of `inheritsFrom` names there; undefined where nothing is. */
export function findFromTop(
  value: unknown,
  [step, ...further]: readonly string[],
): Path | undefined {
  if (step === undefined) return value === undefined ? undefined : [];
  if (step !== '*') {
    const path = isRecord(value) ? findFromTop(value[step], further) : undefined;
    return path && [step, ...path];
  }
  for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
    const path = findFromTop(item, further);
    if (path !== undefined) return [index, ...path];
  }
  return undefined;
}

interface InheritedProps {
  readonly label: string;
  /** Where it is written. */
  readonly path: Path;
  /** What writes another one here. */
  readonly children: ReactNode;
}

export function Inherited({ label, path, children }: InheritedProps) {
  const store = useStore();
  const spot = { file: manifestFile, pointer: path.reduce<string>(toPointer, '') };
  const name = nameSpot(useShell(), spot);
  return (
    <fieldset className="set">
      <legend>{label}</legend>
      <p className="hint">The page shows what “{name}” says, as all places do that say no other.</p>
      <div className="buttons">
        <button type="button" onClick={() => openSpot(store, spot)}>
          Change it in “{name}”
        </button>
        {children}
      </div>
    </fieldset>
  );
}
