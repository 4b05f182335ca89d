// The types of what blocks may import → declarations, without the code.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicModules } from '../bundle/packages';

/** By path in the package. @throws Error for a type that cannot be declared */
export function writeDeclarations(engine: string): ReadonlyMap<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-types-'));
  try {
    const settings = {
      extends: join(engine, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(engine, 'engine'),
        outDir: join(folder, 'types'),
        typeRoots: [join(engine, 'node_modules/@types')],
      },
      include: [],
      files: Object.values(publicModules).map((name) => join(engine, `engine/api/${name}.ts`)),
    };
    const project = join(folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify(settings));
    const compiler = join(engine, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The types cannot be declared: ${stdout}`);
    return new Map(
      readdirSync(join(folder, 'types'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.d.ts'))
        .map((path) => `types/${path.replaceAll('\\', '/')}`)
        .map((path) => [path, readFileSync(join(folder, path))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
