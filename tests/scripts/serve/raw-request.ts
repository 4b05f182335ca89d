// Bytes on a socket → the bytes of the answer: for requests that no client would send.
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Whether an answer is there with all of its body. */
function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [, length] = /^content-length: *(\d+)/im.exec(head) ?? [];
  return length !== undefined && rest.join('\r\n\r\n').length >= Number(length);
}

/** Sends bytes as they are and reads until the server closes, or has said nothing more for a while. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setTimeout(4000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      // What was smuggled in has its answer right after.
      if (isWhole(text)) socket.setTimeout(500);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [statusLine = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      resolve({
        status: Number(statusLine.split(' ')[1] ?? 0),
        headers: new Map(headers),
        body: rest.join('\r\n\r\n'),
      });
    });
  });
}

/** A GET of exactly this request target, on a connection of its own. */
export const getRaw = (
  port: number,
  target: string,
  headers: readonly string[] = [`Host: 127.0.0.1:${port}`],
  method = 'GET',
): Promise<RawAnswer> =>
  sendRaw(
    port,
    `${method} ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`,
  );
