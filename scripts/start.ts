// npm start: builds the site and serves it, with a mailbox for its forms, until it is stopped.
import { run as build } from './build';
import { run as preview } from './preview';

/** Exit code of the build when it fails, else of the server. */
export async function run(args: readonly string[]): Promise<number> {
  const places = args.flatMap((word, index) => {
    if (/^--(root|out-dir)=/.test(word)) return [word];
    return word === '--root' || word === '--out-dir' ? args.slice(index, index + 2) : [];
  });
  const code = await build(places);
  return code === 0 ? preview(args) : code;
}
