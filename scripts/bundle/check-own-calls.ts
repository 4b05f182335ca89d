// The components of a site → calls in them that fail visitors in silence: requests that the policy of the pages stops, and words
// in the language of whichever computer makes the page.
import { readFileSync } from 'node:fs';
import { parseUrl } from '../../engine/content/addresses/parse-url';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import { type CodePlace, toCodeFinding } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { listComponents } from './check-own-components';
import { toOwnPlace } from './own-places';

const requests =
  /\b(?:fetch|sendBeacon|WebSocket|EventSource)\(\s*["'`](?:https?|wss?):(\/\/[^/"'`$?#\s]+)/g;

const unspoken =
  /\.(toLocale(?:Date|Time)?String)\(\s*(?:undefined\s*[,)]|\))|\bIntl\.((?:DateTime|Number)Format)\(\s*(?:undefined\s*[,)]|\))/g;

/** The same length, so that places stay. An address has no space before its slashes. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );

type FindPlace = (offset: number) => CodePlace;

const findRequests = (code: string, toPlace: FindPlace, allowed: ReadonlySet<string>): Finding[] =>
  [...code.matchAll(requests)].flatMap(({ 1: address = '', index }) => {
    const host = parseUrl(`https:${address}`)?.host;
    if (host === undefined || allowed.has(host)) return [];
    return [toCodeFinding('block-request', toPlace(index), { host })];
  });

const findUnspoken = (code: string, toPlace: FindPlace): Finding[] =>
  Array.from(code.matchAll(unspoken), ({ 1: method, 2: format, index }) =>
    toCodeFinding('block-language', toPlace(index), { call: method ?? `Intl.${format}` }),
  );

/** `allowed`: the hosts that the policy names, and that of the site. */
export const checkOwnCalls = (workspace: Workspace, allowed: ReadonlySet<string>): Finding[] =>
  listComponents(workspace).flatMap((path) => {
    const code = withoutComments(readFileSync(path, 'utf8'));
    const file = toOwnPlace(workspace, path) ?? path;
    const toPlace: FindPlace = (offset) => ({ file, ...findPosition(code, offset) });
    return [...findRequests(code, toPlace, allowed), ...findUnspoken(code, toPlace)];
  });
