// What a check reads, said where it is listed → the check, which runs again only where that has changed.
import { none } from '../../memory';
import type { RawFinding } from '../../raw-finding';
import type {
  CheckContext,
  LinkTargets,
  PagePart,
  Settings,
  SiteBytes,
  SiteOutline,
  SiteSettings,
  SiteSummary,
} from './check-context';
import type { FilePart } from './file-part';

type Findings = readonly RawFinding[];

export type Check = (context: CheckContext) => Findings;

/** A check of files: what it finds in one depends on nothing else. */
export const ofFiles =
  (check: (part: FilePart) => Findings): Check =>
  ({ parts, memory }) =>
    memory.recallAll(parts.files, { as: check, make: check });

/** A check of pages: what it finds in one depends on nothing but its own files. */
export const ofPages =
  (check: (part: PagePart) => Findings): Check =>
  ({ parts, memory }) =>
    memory.recallAll(parts.pages, { as: check, make: check });

/** What is found in a file. */
export interface FoundLinks {
  readonly findings: Findings;
  /** The pages that it depends on, by id; undefined where it depends on all of them. */
  readonly asked: readonly string[] | undefined;
}

/** All that a check of links is told of a page. */
const findTarget = ({ names, pages }: LinkTargets, id: string): unknown =>
  pages.known.get(id) ?? pages.absent.get(id) ?? names.pages?.has(id);

/** What was found in a file, until something that it depends on is another. */
class KnownLinks {
  readonly #part: FilePart;
  #targets: LinkTargets | undefined;
  #findings: Findings = none;
  #asked: FoundLinks['asked'];
  #answers: readonly unknown[] = none;

  constructor(part: FilePart) {
    this.#part = part;
  }

  find(targets: LinkTargets, check: (part: FilePart) => FoundLinks): Findings {
    if (this.#targets !== targets && !this.#isSame(targets)) {
      const { findings, asked } = check(this.#part);
      this.#findings = findings;
      this.#asked = asked;
      this.#answers = asked?.map((id) => findTarget(targets, id)) ?? none;
    }
    this.#targets = targets;
    return this.#findings;
  }

  #isSame(targets: LinkTargets): boolean {
    return (
      this.#asked?.every((id, index) => findTarget(targets, id) === this.#answers[index]) ?? false
    );
  }
}

/** A check of links in files: what it finds in one depends on nothing but that and what its links may lead to. */
export const ofLinks =
  (check: (targets: LinkTargets) => (part: FilePart) => FoundLinks): Check =>
  ({ parts: { files, summary }, memory }) => {
    const { settings, targets } = summary;
    const { shapeIsValid, icons } = targets;
    let checkPart: ((part: FilePart) => FoundLinks) | undefined;
    const checkOnce = (part: FilePart): FoundLinks => {
      checkPart ??= check(targets);
      return checkPart(part);
    };
    // All but pages, redirects and downloads, on which nothing depends but addresses of this site.
    const others = [settings.site, settings.forms, settings.collections, targets.files, icons];
    const from = shapeIsValid ? others : [targets];
    const known = memory.recallEach(files, {
      ...{ as: check, from },
      make: (part) => new KnownLinks(part),
    });
    const findings: RawFinding[] = [];
    for (const links of known)
      for (const finding of links.find(targets, checkOnce)) findings.push(finding);
    return findings;
  };

/** A check of what pages know of one another, and of settings. */
export const ofSummary =
  (check: (site: SiteSummary) => Findings): Check =>
  ({ parts: { summary }, memory }) =>
    memory.recall(summary, { as: check, make: () => check(summary) });

type CheckSettings<Name extends keyof Settings> = (site: SiteSettings<Name>) => Findings;

/** A check of some settings alone. */
export const ofSettings =
  <const Name extends keyof Settings>(names: readonly Name[], check: CheckSettings<Name>): Check =>
  ({ parts: { summary }, memory }) => {
    const { file, settings } = summary;
    const from = [file, ...names.map((name) => settings[name])];
    return memory.recall(check, { as: check, from, make: () => check({ file, settings }) });
  };

type CheckOutline<Name extends keyof Settings> = (site: SiteOutline<Name>) => Findings;

/** A check of the same, but for words of pages, and of those settings alone that are named. */
export const ofOutline =
  <const Name extends keyof Settings>(names: readonly Name[], check: CheckOutline<Name>): Check =>
  ({ parts: { summary }, memory }) => {
    const { outline, settings } = summary;
    const make = (): Findings => check({ ...outline, settings });
    return memory.recall(outline, { as: check, from: names.map((name) => settings[name]), make });
  };

interface Found<Part, One, Name extends keyof Settings> {
  readonly find: (part: Part) => readonly One[];
  readonly settings: readonly Name[];
  readonly check: (found: readonly One[], site: SiteOutline<Name>) => Findings;
}

function checkFound<Part extends object, One, Name extends keyof Settings>(
  parts: readonly Part[],
  { find, settings: names, check }: Found<Part, One, Name>,
  { parts: { summary }, memory }: CheckContext,
): Findings {
  const { outline, settings } = summary;
  const found = memory.recallAll(parts, { as: find, make: find });
  const make = (): Findings => check(found, { ...outline, settings });
  const from = [found, ...names.map((name) => settings[name])];
  return memory.recall(outline, { as: check, from, make });
}

/** A check of some things that `find` finds in files, wherever they are, and of some settings. */
export const ofFound =
  <One, const Name extends keyof Settings = never>(of: Found<FilePart, One, Name>): Check =>
  (context) =>
    checkFound(context.parts.files, of, context);

/** The same of what `find` finds in pages. */
export const ofFoundInPages =
  <One, const Name extends keyof Settings = never>(of: Found<PagePart, One, Name>): Check =>
  (context) =>
    checkFound(context.parts.pages, of, context);

interface Sought<What, One, Name extends keyof Settings> {
  readonly settings: readonly Name[];
  /** What is looked for: JSON; undefined where there is nothing to be found. */
  readonly seek: (site: SiteOutline<Name>) => What | undefined;
  readonly find: (what: What) => (part: FilePart) => readonly One[];
  readonly check: (found: readonly One[], site: SiteOutline<Name>) => Findings;
}

/** A check of some things that are looked for in files because the site says something: these follow from what it says. */
export const ofSought =
  <What, One, const Name extends keyof Settings>({
    settings: names,
    seek,
    find,
    check,
  }: Sought<What, One, Name>): Check =>
  ({ parts: { files, summary }, memory }) => {
    const { outline, settings } = summary;
    const what = seek({ ...outline, settings });
    if (what === undefined) return [];
    const from = [JSON.stringify(what)];
    const found = memory.recallAll(files, { as: find, from, make: find(what) });
    const make = (): Findings => check(found, { ...outline, settings });
    const read = [found, ...names.map((name) => settings[name])];
    return memory.recall(outline, { as: check, from: read, make });
  };

/** All that is read goes to a check that says which of it, and is read again each time. */
const readBytes = (context: CheckContext): SiteBytes<keyof Settings> => {
  const { inspect, readMatter, findWritten } = context;
  const { outline, settings } = context.parts.summary;
  return { ...outline, settings, inspect, readMatter, findWritten };
};

/** A check of what files hold besides texts that the site names: it runs each time, since that changes while the site does not. */
export const ofBytes =
  (check: (site: SiteBytes<keyof Settings>) => Findings): Check =>
  (context) =>
    check(readBytes(context));

interface FoundForBytes<One> {
  readonly find: (part: FilePart) => readonly One[];
  readonly check: (found: readonly One[], site: SiteBytes<keyof Settings>) => Findings;
}

/** The same, and of some things that `find` finds in files. */
export const ofFoundAndBytes =
  <One>({ find, check }: FoundForBytes<One>): Check =>
  (context) =>
    check(
      context.memory.recallAll(context.parts.files, { as: find, make: find }),
      readBytes(context),
    );
