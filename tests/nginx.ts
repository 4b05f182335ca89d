// A real nginx for a build, with the configuration that the build wrote for it.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from './find-nginx';

export interface RunningNginx {
  readonly port: number;
  stop(): void;
}

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function writeConfiguration(folder: string, port: number, included: string): string {
  mkdirSync(join(folder, 'temp'));
  const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join(' ');
  const path = join(folder, 'nginx.conf');
  writeFileSync(
    path,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { ${types} access_log off; ${temporary}
server { listen 127.0.0.1:${port}; root ${folder}/root; include "${included}"; } }`,
  );
  return path;
}

/** Serves the build in `outDir` below its base, which starts and ends with a slash. */
export async function startNginx(outDir: string, base: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-nginx-'));
  chmodSync(folder, 0o755);
  // The site stands below a path: so does its folder.
  cpSync(outDir, join(folder, 'root', base), { recursive: true });
  const port = await findPort();
  const path = writeConfiguration(folder, port, join(outDir, '_site/nginx.conf'));
  const child = spawn(findNginx(), ['-c', path, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr?.on('data', (part) => {
    words += String(part);
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const up = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
    if (up) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error(`nginx did not start: ${words}`);
}
