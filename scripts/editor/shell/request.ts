// A request of the shell → the answer of its server. The token comes with the address of the editor, and stays in memory.
import type { UploadAnswer, UploadOptions } from '../uploads';
import { editPaths, knownHeader, type Requests, tokenHeader } from '../wire';

/** The words of the server, for a person. */
class RequestFailed extends Error {}

/** Nobody answers at its address. */
export class ServerGone extends Error {
  override readonly message = 'The server does not answer.';
}

const token = location.hash.slice(1);

/** The server may end before it has answered, and while it does. */
async function request(path: string, options: RequestInit): Promise<[Response, string]> {
  try {
    const response = await fetch(path, { ...options, cache: 'no-store' });
    return [response, await response.text()];
  } catch {
    throw new ServerGone();
  }
}

async function post(path: string, body: BodyInit, headers: HeadersInit): Promise<unknown> {
  const [response, text] = await request(path, {
    method: 'POST',
    body,
    headers: { ...headers, [tokenHeader]: token },
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) throw new RequestFailed(text.trim());
  const value: unknown = JSON.parse(text);
  if (response.ok) return value;
  throw new RequestFailed(String((value as { readonly error?: unknown }).error));
}

/** `known`: the name of the state that an answer may begin from. */
export const ask = async <Name extends keyof Requests>(
  name: Name,
  sent: Requests[Name][0],
  known?: string,
): Promise<Requests[Name][1]> =>
  (await post(editPaths.requests + name, JSON.stringify(sent), {
    'content-type': 'application/json',
    ...(known !== undefined && { [knownHeader]: known }),
  })) as Requests[Name][1];

const sendFile = async (file: File, options: UploadOptions): Promise<UploadAnswer> => {
  const { replaces, cleaned = false } = options;
  const query = new URLSearchParams({
    ...(replaces !== undefined && { replaces }),
    ...(cleaned && { cleaned: '' }),
  });
  const path = `${editPaths.files}${encodeURIComponent(file.name)}?${query}`;
  return (await post(path, file, { 'content-type': 'application/octet-stream' })) as UploadAnswer;
};

/** Asks first where something has to be taken out of a drawing. */
export async function uploadFile(
  file: File,
  options: UploadOptions = {},
): Promise<Exclude<UploadAnswer, { readonly type: 'asks' }>> {
  const answer = await sendFile(file, options);
  if (answer.type !== 'asks') return answer;
  const things = answer.removed.map((one) => `– ${one}`).join('\n');
  const question = `This drawing has things that could harm those who look at it. It is taken without them:\n\n${things}`;
  if (!confirm(question)) return { type: 'refused', message: 'Nothing was uploaded.' };
  const again = await sendFile(file, { ...options, cleaned: true });
  return again.type === 'asks' ? { type: 'refused', message: 'Nothing was uploaded.' } : again;
}

/** Whether the server has this shell: one of another version has its own. */
export async function isCurrent(): Promise<boolean> {
  const [, text] = await request(editPaths.shell, {});
  return text.includes(new URL(import.meta.url).search);
}
