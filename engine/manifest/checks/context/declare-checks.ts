// What a check reads, said where it is listed → the check, which runs again only where that has changed.
import type { RawFinding } from '../../raw-finding';
import type {
  CheckContext,
  LinkTargets,
  PagePart,
  Settings,
  SiteBytes,
  SiteOutline,
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

/** A check of links in files: what it finds in one depends on nothing but that and what a link may lead to. */
export const ofLinks =
  (check: (targets: LinkTargets) => (part: FilePart) => Findings): Check =>
  ({ parts: { files, summary }, memory }) => {
    const { targets } = summary;
    let checkPart: ((part: FilePart) => Findings) | undefined;
    const make = (part: FilePart): Findings => {
      checkPart ??= check(targets);
      return checkPart(part);
    };
    return memory.recallAll(files, { as: check, from: [targets], make });
  };

/** A check of what pages know of one another, and of settings. */
export const ofSummary =
  (check: (site: SiteSummary) => Findings): Check =>
  ({ parts: { summary }, memory }) =>
    memory.recall(summary, { as: check, make: () => check(summary) });

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
const readBytes = ({ parts, inspect, readMatter }: CheckContext): SiteBytes<keyof Settings> => ({
  ...{ ...parts.summary.outline, settings: parts.summary.settings },
  ...{ inspect, readMatter },
});

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
