// The parts of a request besides the address: encoding, conditions, range.
import type { Encoding } from './served-site';

/** A quality of 0 refuses an encoding; of the accepted ones the server prefers the better. */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const qualities = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
  const accepts = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

/** Whether the client already has this version. */
export const matchesTag = (condition: string | undefined, tag: string): boolean =>
  (condition ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === tag);

type Range = { readonly start: number; readonly end: number } | 'whole' | 'unsatisfiable';

/** One range of bytes, `end` included; several ranges and other units are answered with the whole file. */
export function parseRange(header: string | undefined, size: number): Range {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
