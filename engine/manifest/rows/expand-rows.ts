// The pages of a manifest, whose blocks may name data files → the same with the rows of these files in the blocks.
import { toPointer, toSteps } from '../../content/shape/shape';
import type { BlockConfig, DateWords, Manifest, PageConfig, Rows } from '../../generated/manifest';
import type { BlockModules } from '../../model/block-module';
import type { WeekDayNames } from '../../model/rows';
import { type FoundText, toContentName } from '../checks/context/file-part';
import { findUnfitRows } from '../checks/files/unfit-files';
import type { Memory } from '../memory';
import type { RawFinding } from '../raw-finding';
import type { SiteSource } from '../site-source';
import type { Origin } from '../stage/origins';
import type { SourceReader } from '../stage/source-reader';
import type { SourceTexts } from '../stage/source-texts';
import type { RowValue } from '../text/parse-rows';
import { type FilledBlock, fillBlock } from './fill-block';
import { findMarkedTexts } from './marked-texts';

interface Expanding {
  readonly modules: BlockModules;
  readonly files: SiteSource['files'];
  readonly reader: SourceReader;
  readonly texts: SourceTexts;
  readonly memory: Memory;
  /** The words for dates of the language that data files are written in: that of the site. */
  readonly dates: DateWords;
  /** About the merged manifest. */
  readonly findings: RawFinding[];
  readonly origins: Map<string, Origin>;
}

/** A block that takes rows, and those of its file where they can be read. */
interface TakingBlock {
  readonly index: number;
  readonly block: BlockConfig;
  readonly config: Rows;
  readonly source: string;
  readonly rows: readonly RowValue[] | undefined;
}

/** The page with what was filled in, by index of the block. */
interface FilledPage {
  readonly page: PageConfig;
  readonly blocks: ReadonlyMap<number, FilledBlock>;
}

/** The one cell that says the same words, as a pointer in its row; empty where none does, or several. */
function findCellOf(words: unknown, row: RowValue = {}): string {
  const [column, ...others] = Object.keys(row).filter((name) => row[name] === words);
  return column === undefined || others.length > 0 ? '' : toPointer('', column);
}

class RowsExpansion {
  readonly #of: Expanding;
  readonly #weekDays: readonly WeekDayNames[];
  /** Paths below files/. */
  readonly files = new Set<string>();

  constructor(expanding: Expanding) {
    this.#of = expanding;
    const { weekdays, shortWeekdays } = expanding.dates;
    this.#weekDays = [weekdays, shortWeekdays];
  }

  expand(pages: Readonly<Record<string, PageConfig>>): Readonly<Record<string, PageConfig>> {
    const filled = Object.entries(pages).flatMap(([id, page]) => {
      const own = this.#fill(id, page);
      return own === page ? [] : [[id, own] as const];
    });
    return filled.length === 0 ? pages : { ...pages, ...Object.fromEntries(filled) };
  }

  #fill(id: string, page: PageConfig): PageConfig {
    const taking = Array.isArray(page.blocks) ? this.#findTaking(page.blocks) : [];
    if (taking.length === 0) return page;
    const filled = this.#of.memory.recall(page, {
      as: RowsExpansion,
      from: [...taking.map(({ rows }) => rows), JSON.stringify(this.#weekDays), this.#of.texts.key],
      make: () => this.#makePage(page, taking),
    });
    const at = `${toPointer('/pages', id)}/blocks`;
    for (const taken of taking) {
      const block = filled.blocks.get(taken.index);
      if (block) this.#note(block, { ...taken, pointer: toPointer(at, taken.index) });
    }
    this.#addLinks(toPointer('/pages', id), filled);
    return filled.page;
  }

  #findTaking(blocks: readonly BlockConfig[]): readonly TakingBlock[] {
    const { files, modules, reader } = this.#of;
    return blocks.flatMap((block, index): TakingBlock[] => {
      const config = modules.get(block.type)?.entry?.rows?.find(block);
      // A file that is not there, or is not a data file, is reported where files are.
      if (config === undefined || findUnfitRows(config.file)) return [];
      if (files.get(config.file)?.kind !== 'file') return [];
      this.files.add(config.file);
      const source = toContentName(config.file);
      const read = reader.readRows(source);
      return [{ index, block, config, source, rows: read?.value as TakingBlock['rows'] }];
    });
  }

  #makePage(page: PageConfig, taking: readonly TakingBlock[]): FilledPage {
    const blocks = new Map<number, FilledBlock>();
    const own = [...page.blocks];
    for (const { index, block, config, source, rows } of taking) {
      const facts = this.#of.modules.get(block.type)?.entry?.rows;
      if (facts === undefined || rows === undefined) continue;
      const [weekDays, variables] = [this.#weekDays, this.#of.texts.defined.names];
      const filled = fillBlock(block, { facts, config, rows, source, weekDays, variables });
      blocks.set(index, filled);
      if (filled.block) own[index] = filled.block;
    }
    return { page: { ...page, blocks: own }, blocks };
  }

  /** What is wrong with a block, and the way back from its parts to the rows. */
  #note(
    filled: FilledBlock,
    { pointer, rows, source }: TakingBlock & { readonly pointer: string },
  ) {
    const { findings, origins, reader } = this.#of;
    const { file } = reader.manifest;
    for (const finding of filled.findings)
      findings.push({ ...finding, file, pointer: pointer + finding.pointer } as RawFinding);
    for (const finding of filled.ofCells) reader.findings.push(finding);
    const { block, made, filled: members } = filled;
    if (block === undefined) return;
    const findRow = (inner: string): string | undefined => {
      let [value, row]: [unknown, string | undefined] = [block, undefined];
      for (const step of toSteps(inner)) {
        value = (value as Readonly<Record<string, unknown>> | undefined)?.[step];
        if (typeof value === 'object' && value !== null) row = made.get(value) ?? row;
      }
      return row && row + findCellOf(value, rows?.[Number(row.slice(1))]);
    };
    origins.set(pointer, { source, table: { findRow, filled: members } });
  }

  /** Links in cells lead somewhere, like all others. */
  #addLinks(pointer: string, { blocks }: FilledPage): void {
    const { reader, texts } = this.#of;
    const { file } = reader.manifest;
    const found = [...blocks].flatMap(([index, { block, made }]): FoundText[] =>
      block === undefined || made.size === 0
        ? []
        : findMarkedTexts(block, { file, pointer: toPointer(`${pointer}/blocks`, index) }),
    );
    if (found.length === 0) return;
    const known = texts.linkTexts.get(pointer) ?? [];
    const places = new Set(known.map((one) => one.pointer));
    texts.linkTexts.set(pointer, [...known, ...found.filter((one) => !places.has(one.pointer))]);
  }
}

interface ExpandedRows {
  readonly pages: Manifest['pages'];
  /** Data files that blocks take rows from: paths below files/. */
  readonly files: readonly string[];
}

export function expandRows(pages: Manifest['pages'], expanding: Expanding): ExpandedRows {
  const expansion = new RowsExpansion(expanding);
  const expanded = expansion.expand(pages);
  return { pages: expanded as Manifest['pages'], files: [...expansion.files] };
}
