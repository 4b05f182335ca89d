// A site in development and an address → the answer, as a server would find it.
import type { DevSite } from '../../../scripts/dev/dev-site';

export interface Asked {
  readonly status: number;
  /** Where a redirect leads; else the text of the file. */
  readonly body: string;
}

export async function askSite(site: DevSite, path: string, query = ''): Promise<Asked> {
  const shown = site.find(path);
  if (shown === undefined) throw new Error('Nothing is shown.');
  const answer = shown.answer(path, query);
  const { status } = answer;
  if (answer.type === 'redirect') return { status, body: answer.location };
  const file = await shown.open(answer.path);
  if (file === undefined || !('bytes' in file)) throw new Error(`There is no ${answer.path}.`);
  return { status, body: file.bytes.toString() };
}
