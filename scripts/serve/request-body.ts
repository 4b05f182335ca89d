// The body of a request, bounded in size.
import type { IncomingMessage } from 'node:http';

/**
 * Reads a body of at most `limit` bytes; undefined when it is longer. A little more is read and discarded,
 * so that a browser receives the answer; longer bodies are cut off.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > limit * 16) return undefined;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

/** What a form has sent. */
export interface SentForm {
  /** A file has its name as its value here. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly (readonly [name: string, file: File])[];
}

/** Browsers send an empty file for a field without one. */
const isEmpty = (value: FormDataEntryValue): boolean =>
  typeof value !== 'string' && value.size === 0 && value.name === '';

/** The fields of multipart form data or of an encoded form; a sentence about anything else. */
export async function parseForm(body: Buffer, contentType: string): Promise<SentForm | string> {
  let data: FormData;
  try {
    data = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
  } catch {
    return 'The body is not form data';
  }
  const entries = [...data].filter(([, value]) => !isEmpty(value));
  if (entries.length > 100) return 'The form has more than 100 fields';
  return {
    fields: entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    files: entries.flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value]])),
  };
}
