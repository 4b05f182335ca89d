// The sources of a site → what they say as it is written, and where everything in them stands.

import { contentFile, manifestRoot } from '../../engine/content/shape/shape';
import { mark } from '../../engine/content/text/words';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import type { Language } from '../../engine/manifest/language';
import { type Memory, noMemory } from '../../engine/manifest/memory';
import type { Spot } from '../../engine/manifest/raw-finding';
import type { SiteSource } from '../../engine/manifest/site-source';
import { toOrigin } from '../../engine/manifest/stage/origins';
import { SourceTexts } from '../../engine/manifest/stage/source-texts';
import { stageSite } from '../../engine/manifest/stage/stage-site';
import type { PlacedText } from '../../engine/manifest/text/read-text-file';
import { findTemplates } from '../../engine/manifest/text/templates';
import { findTextKinds } from '../../engine/manifest/text/text-places';
import type { Contract } from '../../engine/model/contract';

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
  /** The value of the manifest, with its variables replaced by their words between marks; without defaults. */
  readonly manifest: unknown;
  /** The same of a content file, by its path below files/. */
  readonly readContent: (path: string) => unknown;
  /** By the id of an item: its source, and where it begins there. */
  readonly items: ReadonlyMap<string, Spot>;
  /** Where a place of a valid site stands. */
  readonly toSource: (spot: Spot) => Spot;
  /** By file. */
  readonly texts: ReadonlyMap<string, PlacedText>;
  readonly variables: Readonly<Record<string, string>>;
}

interface Reading {
  readonly contract: Contract;
  readonly register: Register;
  /** Which of the further languages of the site, if not its own. */
  readonly language: Language | undefined;
  /** What is known of these sources. */
  readonly memory?: Memory | undefined;
}

export function readWritten(
  source: SiteSource,
  { contract, register, language, memory = noMemory }: Reading,
): Written {
  const { shape } = contract;
  const first = language && stageSite(source, contract, { memory });
  const { reader, texts, way, projection, items } = stageSite(source, contract, {
    ...{ language, first },
    memory: language ? memory.of(language.tag) : memory,
  });
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
  const readContent = (path: string): unknown => {
    const name = toContentName(path);
    const value = reader.read(name)?.value;
    const kinds = findTextKinds(shape, { root: contentFile, value });
    return withMarks.replace({ file: name, value }, { kinds, findings: [] }).value;
  };
  const value = projection ? projection.manifest : reader.readOnly('manifest')?.value;
  const templates = findTemplates(shape, value);
  const kinds = findTextKinds(shape, { root: manifestRoot, value });
  return {
    file,
    manifest: withMarks.replace({ file, value }, { templates, kinds, findings: [] }).value,
    readContent,
    items: new Map(items.sources.map(({ id, file, at = '' }) => [id, { file, pointer: at }])),
    toSource: (spot) => toOrigin(way, spot),
    // More are read later. What nothing has translated stands in the files of the site itself.
    get texts() {
      return new Map([...(first?.reader.texts ?? []), ...reader.texts]);
    },
    variables,
  };
}
