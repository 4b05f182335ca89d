// Redirects: added, changed, removed, in the manifest or in the list beside it.
import { toFileTarget } from '../../engine/content/text/rich-text';
import type { Redirect } from '../../engine/generated/manifest';
import { redirectList } from '../../engine/manifest/redirect-list';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { parseRedirectList } from '../../engine/manifest/text/parse-redirect-list';
import { isRecord, type Json } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { toField } from './edit-redirect-list';
import { setMembers } from './list-edits';
import type { Members, RedirectOperation } from './operations';
import { addRedirect, getManifest } from './page-edits';
import type { SiteEdit } from './site-edit';

/** The old addresses that the manifest has. */
export const listFroms = ({ redirects }: Json): string[] =>
  (Array.isArray(redirects) ? redirects : []).map((one) => (isRecord(one) ? String(one.from) : ''));

interface Row {
  readonly redirect: Redirect;
  /** The new address as it is written. */
  readonly to: string;
  /** Of its line, with its end. */
  readonly offset: number;
  readonly length: number;
}

function listRows(site: SiteEdit): Row[] {
  const text = site.read(redirectList) ?? '';
  return parseRedirectList(text).rows.map(({ redirect, place: { offset, fields } }) => {
    const [line = ''] = /^[^\n]*\n?/.exec(text.slice(offset)) ?? [];
    const to = text.slice(...(fields[1] ?? [0, 0]));
    return { redirect, to, offset, length: line.length };
  });
}

/** Which is meant: that of the manifest by its index, or a row of the list. */
function getRedirect(site: SiteEdit, from: string): number | Row {
  const froms = listFroms(getManifest(site));
  const index = froms.indexOf(from);
  if (index >= 0) return index;
  const rows = listRows(site);
  const row = rows.find((one) => one.redirect.from === from);
  if (row !== undefined) return row;
  const near = findNearest(from, [...froms, ...rows.map((one) => one.redirect.from)]);
  throw new CannotRun(
    `There is no redirect from ${from}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  );
}

/** A new address as rows have it. */
function toTarget({ page, anchor, file, href, keepRest }: Partial<Redirect>): string {
  const at = anchor === undefined ? '' : `#${anchor}`;
  const named = page === undefined ? file && toFileTarget(file) : `page:${page}${at}`;
  return `${named ?? href ?? ''}${keepRest ? '/*' : ''}`;
}

const ofTarget = ['page', 'anchor', 'file', 'href', 'keepRest'];

/** Behind the others, with a status where they have one. */
function addRow(site: SiteEdit, value: Members): void {
  const text = site.read(redirectList) ?? '';
  const redirect: Partial<Redirect> = value;
  if (redirect.language !== undefined)
    throw new CannotRun(`${redirectList} has no language. Add this redirect to the manifest.`);
  const hasStatus = parseRedirectList(text).rows.some(({ place: { fields } }) => fields.length > 2);
  const status = redirect.status ?? (hasStatus ? 301 : undefined);
  const row = [
    toField(redirect.from ?? ''),
    toField(toTarget(redirect)),
    ...(status === undefined ? [] : [String(status)]),
  ].join(',');
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const line = text === '' || text.endsWith('\n') ? row + lineEnd : lineEnd + row;
  site.apply({
    ...{ op: 'edit', file: redirectList },
    edits: [{ offset: text.length, length: 0, text: line }],
  });
}

function setRow(site: SiteEdit, { redirect, to, offset, length }: Row, members: Members): void {
  const changed = Object.entries({ ...redirect, ...members }).filter(([, value]) => value !== null);
  const next: Partial<Redirect> = Object.fromEntries(changed);
  const keeps = !Object.keys(members).some((name) => ofTarget.includes(name));
  const fields = [
    toField(next.from ?? ''),
    keeps ? to : toField(toTarget(next)),
    ...(next.status === undefined ? [] : [String(next.status)]),
  ];
  const end = /\r?\n?$/.exec((site.read(redirectList) ?? '').slice(offset, offset + length))?.[0];
  site.apply({
    ...{ op: 'edit', file: redirectList },
    edits: [{ offset, length, text: fields.join(',') + (end ?? '') }],
  });
}

function removeRedirect(site: SiteEdit, from: string): void {
  const found = getRedirect(site, from);
  if (typeof found === 'number')
    site.apply({ op: 'remove', file: manifestFile, path: ['redirects', found] });
  else
    site.apply({
      ...{ op: 'edit', file: redirectList },
      edits: [{ offset: found.offset, length: found.length, text: '' }],
    });
}

/** All but those from these addresses. */
export function removeNewRedirects(site: SiteEdit, known: readonly string[]): void {
  for (const from of listFroms(getManifest(site)))
    if (!known.includes(from)) removeRedirect(site, from);
}

/** @throws CannotRun where there is no such redirect, or there is one already. */
export function applyToRedirect(site: SiteEdit, operation: RedirectOperation): void {
  const { op } = operation;
  if (op === 'redirect add') {
    const { from } = operation.value;
    const isTaken =
      listFroms(getManifest(site)).includes(from) ||
      listRows(site).some((one) => one.redirect.from === from);
    if (isTaken) throw new CannotRun(`There is a redirect from ${from} already. Set it instead.`);
    if (operation.inList) addRow(site, operation.value);
    else addRedirect(site, { ...operation.value });
  } else if (op === 'redirect remove') removeRedirect(site, operation.from);
  else {
    const found = getRedirect(site, operation.from);
    if (typeof found !== 'number') setRow(site, found, operation.members);
    else setMembers(site, ['redirects', found], operation.members);
  }
}
