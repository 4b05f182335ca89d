// The components of a site → requests to other hosts in them: the policy of the pages stops them for every visitor.
import { readFileSync } from 'node:fs';
import { parseUrl } from '../../engine/content/addresses/parse-url';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import { toCodeFinding } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { listComponents } from './check-own-components';
import { toOwnPlace } from './own-places';

const requests =
  /\b(?:fetch|sendBeacon|WebSocket|EventSource)\(\s*["'`](?:https?|wss?):(\/\/[^/"'`$?#\s]+)/g;

/** The same length, so that places stay. An address has no space before its slashes. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );

/** `allowed`: the hosts that the policy names, and that of the site. */
export const checkRequests = (workspace: Workspace, allowed: ReadonlySet<string>): Finding[] =>
  listComponents(workspace).flatMap((path) => {
    const code = withoutComments(readFileSync(path, 'utf8'));
    return [...code.matchAll(requests)].flatMap(({ 1: address = '', index }): Finding[] => {
      const host = parseUrl(`https:${address}`)?.host;
      if (host === undefined || allowed.has(host)) return [];
      const file = toOwnPlace(workspace, path) ?? path;
      return [toCodeFinding('block-request', { file, ...findPosition(code, index) }, { host })];
    });
  });
