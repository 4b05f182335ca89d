// An address of a site → the page there, as the manifest has it.
import { isRecord } from '../../../engine/model/json';
import type { RepairSite } from './repair';

type Entry = Readonly<Record<string, unknown>>;

const pagesOf = ({ manifest }: RepairSite): [id: string, page: Entry][] =>
  isRecord(manifest.pages)
    ? Object.entries(manifest.pages).filter((entry): entry is [string, Entry] => isRecord(entry[1]))
    : [];

/** The id of the page at a path. */
export const findPageAt = (site: RepairSite, path: string): string | undefined =>
  pagesOf(site).find(([, page]) => page.path === path)?.[0];
