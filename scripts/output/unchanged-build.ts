// A site, its output and the record of its last build → whether another build would write anything.
//
// Whoever runs a build again has nothing read again that has not changed: files of a site count as unchanged by their size, time and inode, or
// where these are new, as on a fresh clone, by their content; those of the output by the listing, their size and their time.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../engine/model/finding';
import { findStarters } from '../../engine/site/policy';
import { findCodeId } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import { areOld, hashStates, readInputs } from '../source/site-inputs';
import { type HashedInputs, type InputFile, InputHashes } from '../store/input-hashes';
import type { BuildListing } from './build-listing';
import { type BuildRecord, keepRecord, readRecord } from './build-record';
import { type KnownSite, type KnownWords, keepWords, readManifest, readWords } from './known-words';
import { moveFindings, standsInManifest } from './moved-findings';
import { sumOutput } from './output-sum';
import { hashListing, PreviousOutput } from './previous-output';
import { workFolderOf } from './work-folder';

/** What a build is asked for, besides its site. */
export interface AskedBuild {
  readonly workspace: Workspace;
  readonly outDir: string;
  readonly now: Date;
  /** All else that changes what is written. */
  readonly options: object;
  /** Whether the files of the output are read. */
  readonly verify?: boolean | undefined;
}

/** What tells one build from another, given its files; undefined where that cannot be told. */
function describe({ workspace, options }: AskedBuild, files: string): string | undefined {
  const code = findCodeId(workspace);
  return code && contentHash(`${code} ${JSON.stringify(options)}\n${files}`);
}

/** Where it does not, more is known once the listing was read: file managers leave files, too. */
const looksWhole = (outDir: string, { listing, sum }: BuildRecord): boolean =>
  sumOutput(outDir) === sum && hashListing(outDir) === listing;

function isWhole(previous: PreviousOutput, { listing, files }: BuildRecord): boolean {
  const { hash, paths } = previous;
  return (
    hash === listing &&
    paths.length === files &&
    paths.every((path) => previous.find(path) !== undefined)
  );
}

type UnchangedBuild = Pick<BuildRecord, 'files' | 'findings' | 'pages'>;

/** A build of which nothing has changed since but content files and the manifest. */
export interface ChangedWords extends Pick<BuildRecord, 'pages' | 'sum' | 'until'> {
  /** Where they stand now. */
  readonly findings: readonly Finding[];
  readonly known: KnownSite;
  readonly previous: PreviousOutput;
  /** What they hold now, by path below files/. */
  readonly texts: ReadonlyMap<string, Buffer>;
  /** What the manifest holds now, where that has changed. */
  readonly manifest: Buffer | undefined;
  /** The hashes of all files that had been saved just before they were built, by path below the root. */
  readonly saved: Readonly<Record<string, string>>;
  /** What tells the contents of all files as they are now. */
  readonly contents: string | undefined;
}

interface FinishedBuild
  extends Pick<BuildListing, 'headers'>,
    Pick<BuildRecord, 'files' | 'pages' | 'sum'> {
  readonly sameUntil: number | undefined;
  readonly findings: readonly Finding[];
  /** Absent where the next build has to begin anew, whatever has changed. */
  readonly known?: KnownSite | undefined;
  /** Where this is all that was built. */
  readonly changed?: Pick<ChangedWords, 'contents' | 'saved'> | undefined;
}

/** So many texts at most: of more a whole build is as fast. */
const maxTexts = 100;

const folder = 'files/';

/** A build that is asked for. To be made before anything is read. */
export class BuildWatch {
  readonly #asked: AskedBuild;
  /** Undefined where the state of the site cannot be told, or nobody asks for it any more. */
  #inputs: readonly InputFile[] | undefined;
  /** What they hold, once somebody has asked for it. */
  #hashed: HashedInputs | undefined;
  /** What was asked for, of these; undefined where that cannot be told. */
  readonly #made: string | undefined;
  /** What was just saved may be saved again, and look the same: it is read before the build, and after it. */
  readonly #justSaved: readonly InputFile[];
  readonly #saved: ChangedWords['saved'] | undefined;
  readonly #hashes: InputHashes;

  constructor(asked: AskedBuild) {
    const { workspace } = asked;
    this.#asked = asked;
    // Own code that renders may read anything, such as the time.
    this.#inputs = workspace.blocks.length > 0 ? undefined : readInputs(workspace);
    this.#made = this.#inputs && describe(asked, hashStates(this.#inputs));
    this.#hashes = new InputHashes(asked.workspace);
    this.#justSaved = (this.#inputs ?? []).filter((input) => !areOld([input]));
    this.#saved = this.#readSaved();
  }

  get #isSettled(): boolean {
    return this.#justSaved.length === 0;
  }

  /** What was just saved; undefined where it is too much, or cannot be read: whoever reads it next says so in its own words. */
  #readSaved(): ChangedWords['saved'] | undefined {
    try {
      return this.#justSaved.length > maxTexts ? undefined : this.#hashes.read(this.#justSaved);
    } catch {
      return undefined;
    }
  }

  /** What was read of it, if it is there still. */
  #findSaved(): ChangedWords['saved'] | undefined {
    return JSON.stringify(this.#readSaved()) === JSON.stringify(this.#saved)
      ? this.#saved
      : undefined;
  }

  /** The last build, if another would write the same and find the same. */
  findUnchanged(): UnchangedBuild | undefined {
    const record = this.#findRecord();
    if (record === undefined || this.#inputs === undefined) return undefined;
    const isSameState = this.#made === record.made;
    if (!isSameState && this.#describeNow() !== record.contents) return undefined;
    if (!this.#isWhole(record)) return undefined;
    if (!isSameState && this.#made !== undefined && this.#isSettled)
      keepRecord(this.#asked, { ...record, made: this.#made });
    return record;
  }

  /** The last build, if nothing has changed since but the manifest and some content files. To be asked last: the state of the site is forgotten. */
  findChangedWords(): ChangedWords | undefined {
    const { outDir, verify } = this.#asked;
    const record = this.#findRecord();
    const contents = record && this.#describeNow();
    const hashed = this.#hashed;
    this.#inputs = undefined;
    this.#hashed = undefined;
    if (record === undefined || hashed === undefined) return undefined;
    const known = readWords(this.#asked, record.listing);
    const found = known && this.#hashes.findChanged(hashed, known.saved);
    if (known === undefined || found === undefined) return undefined;
    const { before, bytes, read } = found;
    if (describe(this.#asked, before) !== record.contents || bytes.size > maxTexts)
      return undefined;
    const manifest = bytes.get(manifestFile);
    const files = [...bytes].filter(([name]) => name !== manifestFile);
    if (!files.every(([name]) => name.startsWith(folder))) return undefined;
    if (!this.#isWhole(record)) return undefined;
    const previous = new PreviousOutput(outDir, { verify, isKnown: true });
    if (previous.hash !== record.listing) return undefined;
    const texts = new Map(files.map(([name, content]) => [name.slice(folder.length), content]));
    const findings = manifest ? this.#moveFindings(record, known, manifest) : record.findings;
    if (findings === undefined) return undefined;
    const { pages, sum, until } = record;
    const saved = { ...known.saved, ...read };
    return { findings, pages, sum, until, known, previous, saved, texts, manifest, contents };
  }

  /** Undefined where it cannot be told where they stand in the manifest that is there now. */
  #moveFindings(
    { findings }: BuildRecord,
    known: KnownWords,
    now: Buffer,
  ): readonly Finding[] | undefined {
    if (!findings.some(standsInManifest)) return findings;
    const before = readManifest(this.#asked, 'source', known);
    return before && moveFindings(findings, before.toString(), now.toString());
  }

  /** Records the build, once its output is in place. */
  record(built: FinishedBuild): void {
    const { changed, files, findings, headers, known, pages, sameUntil, sum } = built;
    const { now, outDir, workspace } = this.#asked;
    if (this.#made === undefined || sameUntil === undefined) return;
    const saved = changed?.saved ?? this.#findSaved();
    if (saved === undefined) return;
    // The next build forgets the script of the one before this.
    if (findStarters(headers['Content-Security-Policy'] ?? '').length > 1) return;
    const inputs = readInputs(workspace) ?? [];
    if (describe(this.#asked, hashStates(inputs)) !== this.#made) return;
    const contents = changed ? changed.contents : this.#describeContents(inputs, saved);
    if (contents === undefined) return;
    const listing = hashListing(outDir);
    const source = findings.some(standsInManifest)
      ? readFileSync(join(workspace.root, manifestFile))
      : undefined;
    if (known) keepWords(this.#asked, { ...known, listing, saved, source });
    keepRecord(this.#asked, {
      // The state of what was just saved says nothing.
      ...{ made: this.#isSettled ? this.#made : '', contents, listing },
      ...{ files, sum, pages, findings },
      ...{ from: now.getTime(), until: sameUntil },
    });
  }

  /** Whether the output is as the last build left it. */
  #isWhole(record: BuildRecord): boolean {
    const { outDir, verify } = this.#asked;
    if (!verify && looksWhole(outDir, record)) return true;
    return isWhole(new PreviousOutput(outDir, { verify }), record);
  }

  /** The last build, if the clock changes nothing of it and no other build is at work. */
  #findRecord(): BuildRecord | undefined {
    const { now, outDir } = this.#asked;
    const record = readRecord(this.#asked);
    if (record === undefined || existsSync(workFolderOf(outDir))) return undefined;
    return record.from <= now.getTime() && now.getTime() < record.until ? record : undefined;
  }

  /** Once: what they hold may be asked for again. */
  #describeNow(): string | undefined {
    this.#hashed ??= this.#inputs && this.#hashes.hash(this.#inputs);
    return this.#hashed && describe(this.#asked, this.#hashed.hash);
  }

  #describeContents(
    inputs: readonly InputFile[],
    saved: ChangedWords['saved'],
  ): string | undefined {
    return describe(this.#asked, this.#hashes.hash(inputs, saved).hash);
  }
}
