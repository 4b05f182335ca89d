// The source of a module that lacks an export → what was meant as it, and where that stands.
import { findNearest } from '../../engine/manifest/shape/nearest';
import { findPosition } from '../../engine/manifest/text/find-position';

interface MeantExport {
  readonly remedy: string;
  /** Counted from 1; absent where nothing looks like it. */
  readonly line?: number;
  readonly column?: number;
}

const exported = /^export\s+(?:async\s+)?(?:function|const|let|class)\s+(\w+)/gm;

export function findExport(source: string, name: string): MeantExport {
  const byDefault = /^export\s+default\b(?:\s+(?:async\s+)?(?:function|class)\b)?/m.exec(source);
  if (byDefault) {
    const isNamed = new RegExp(`^\\s+${name}\\b`).test(
      source.slice(byDefault.index + byDefault[0].length),
    );
    const remedy =
      isNamed && /(?:function|class)$/.test(byDefault[0])
        ? 'Take the word "default" out: it is imported by its name.'
        : `Export it by its name: export function ${name}.`;
    return { remedy, ...findPosition(source, byDefault.index) };
  }
  const names = [...source.matchAll(exported)];
  const near = findNearest(
    name,
    names.map(([, one = '']) => one),
  );
  const found = names.find(([, one]) => one === near);
  if (near === undefined || found === undefined) return { remedy: 'Add the export.' };
  const at = found.index + found[0].length - near.length;
  return { remedy: `Write "${name}" in place of "${near}".`, ...findPosition(source, at) };
}
