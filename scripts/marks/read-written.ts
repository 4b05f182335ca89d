// The sources of a site → what they say as it is written, and where everything in them stands.

import { contentFile, manifestRoot, toPointer } from '../../engine/content/shape/shape';
import { mark } from '../../engine/content/text/words';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import type { Spot } from '../../engine/manifest/raw-finding';
import { toOrigin } from '../../engine/manifest/stage/origins';
import { SourceTexts } from '../../engine/manifest/stage/source-texts';
import type { Stage } from '../../engine/manifest/stage/stage-site';
import type { PlacedText } from '../../engine/manifest/text/read-text-file';
import { findTemplates } from '../../engine/manifest/text/templates';
import { findTextKinds } from '../../engine/manifest/text/text-places';
import type { Contract } from '../../engine/model/contract';
import { isRecord } from '../../engine/model/json';
import type { ShapeNode } from '../../engine/model/shape';

/** A place, and what of the words on a page stands there. */
export interface MarkedPlace extends Spot {
  /** The words themselves, the words of a variable within them, or what they are made of. */
  readonly holds: 'words' | 'variable' | 'source';
}

/** Gives the number of a place. */
export type Register = (place: MarkedPlace) => number;

export interface Written {
  /** What places call the manifest. */
  readonly file: string;
  /**
   * The value of the manifest, with its variables replaced by their words between marks; without defaults, and without its
   * pages.
   */
  readonly manifest: unknown;
  /** The same of a page, by its id. */
  readonly readPage: (id: string) => unknown;
  /** The same of a content file, by its path below files/. */
  readonly readContent: (path: string) => unknown;
  /** By the id of an item: its source, and where it begins there. */
  readonly items: ReadonlyMap<string, Spot>;
  /** Where a place of a valid site stands. */
  readonly toSource: (spot: Spot) => Spot;
  /** By file. */
  readonly texts: Pick<ReadonlyMap<string, PlacedText>, 'get'>;
  readonly variables: Readonly<Record<string, string>>;
}

/** A stage of the site in one language. */
export interface Staged {
  readonly stage: Stage;
  /** In the site's own language, where the stage is in another. */
  readonly first?: Stage;
}

export function readWritten(
  { stage, first }: Staged,
  { shape }: Pick<Contract, 'shape'>,
  register: Register,
): Written {
  const { reader, texts, way, projection, items } = stage;
  const { variables, names } = texts.defined;
  const { manifest: file } = way;
  const marked = Object.fromEntries(
    Object.entries(variables).map(([name, words]) => [
      name,
      mark(words, register({ file, pointer: `/variables/${name}`, holds: 'variable' })),
    ]),
  );
  // What is wrong is known already: the site is valid.
  const withMarks = new SourceTexts({ variables: marked, names });
  const value = projection ? projection.manifest : reader.readManifest()?.value;
  const { pages, ...rest } = isRecord(value) ? value : {};
  const templates = findTemplates(shape, value);
  const replace = (part: { file: string; value: unknown; pointer?: string }, root: ShapeNode) => {
    const kinds = findTextKinds(shape, { root, ...part });
    return withMarks.replace(part, { templates, kinds, findings: [] }).value;
  };
  return {
    file,
    manifest: replace({ file, value: rest }, manifestRoot),
    readPage: (id) => {
      const page = isRecord(pages) && Object.hasOwn(pages, id) ? pages[id] : undefined;
      return replace({ file, value: page, pointer: toPointer('/pages', id) }, { concept: 'page' });
    },
    readContent: (path) => {
      const name = toContentName(path);
      return replace({ file: name, value: reader.read(name)?.value }, contentFile);
    },
    items: new Map(items.sources.map(({ id, file, at = '' }) => [id, { file, pointer: at }])),
    toSource: (spot) => toOrigin(way, spot),
    // What nothing has translated stands in the files of the site itself.
    texts: { get: (id) => reader.findText(id) ?? first?.reader.findText(id) },
    variables,
  };
}
