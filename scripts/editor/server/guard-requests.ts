// A request that may write → whether it comes from the shell of this server: nobody else has its token.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Target } from '../../serve/local-server';
import { tokenHeader } from '../wire';

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
};

type Refusal = readonly [status: number, text: string];

/** Undefined where it may go on. A missing Origin is refused: browsers send it with everything that can write. */
export function refuseRequest(
  { method, headers }: IncomingMessage,
  { origin }: Target,
  token: string,
): Refusal | undefined {
  if (method !== 'POST') return [405, 'Only POST is allowed here.'];
  if (headers.origin !== origin) return [403, 'Only the editor itself is answered here.'];
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    return [403, 'Only the editor itself is answered here.'];
  if (!isSame(String(headers[tokenHeader] ?? ''), token))
    return [403, 'This address of the editor has expired. Open the one that the terminal shows.'];
  return undefined;
}
