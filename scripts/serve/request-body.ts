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

/** The text fields of multipart form data; throws a sentence about anything else. */
export async function parseFields(
  body: Buffer,
  contentType: string,
): Promise<readonly (readonly [name: string, value: string])[] | string> {
  let data: FormData;
  try {
    data = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
  } catch {
    return 'The body is not multipart form data';
  }
  const fields = [...data];
  if (fields.length > 100) return 'The form has more than 100 fields';
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  return texts.length === fields.length ? texts : 'Files are not accepted';
}
