// A request of the shell → the answer of its server. The token comes with the address of the editor, and stays in memory.
import { editPaths, type Requests, tokenHeader, type UploadAnswer } from '../wire';

/** The words of the server, for a person. */
class RequestFailed extends Error {}

const token = location.hash.slice(1);

async function post(path: string, body: BodyInit, type: string): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, [tokenHeader]: token },
    cache: 'no-store',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) throw new RequestFailed(text.trim());
  const value: unknown = JSON.parse(text);
  if (response.ok) return value;
  throw new RequestFailed(String((value as { readonly error?: unknown }).error));
}

export const ask = async <Name extends keyof Requests>(
  name: Name,
  sent: Requests[Name][0],
): Promise<Requests[Name][1]> =>
  (await post(
    editPaths.requests + name,
    JSON.stringify(sent),
    'application/json',
  )) as Requests[Name][1];

export const uploadFile = async (file: File): Promise<UploadAnswer> =>
  (await post(
    editPaths.files + encodeURIComponent(file.name),
    file,
    'application/octet-stream',
  )) as UploadAnswer;
