// The package.json of the repository → those of the packages that are published.

interface Described {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** What runs beside the bundle; everything else is inside. The versions are exact: what was tested is what runs. */
const dependencies = ['@types/react', 'ajv', 'esbuild'];

const write = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export function writePackageManifest(own: Described): string {
  const { version, description, license, engines, devDependencies, optionalDependencies } = own;
  return write({
    name: 'plinth',
    ...{ version, description, license },
    type: 'module',
    bin: { plinth: 'bin/plinth.mjs' },
    exports: {
      '.': { types: './types/api/plinth.d.ts' },
      './block': { types: './types/api/block.d.ts' },
      './types/*': { types: './types/*.d.ts' },
      './schemas/*': './schemas/*',
      './package.json': './package.json',
    },
    engines,
    dependencies: Object.fromEntries(dependencies.map((name) => [name, devDependencies[name]])),
    optionalDependencies,
  });
}

export const writeCreateManifest = ({ version, license, engines }: Described): string =>
  write({
    name: 'create-plinth',
    ...{ version, license },
    description: 'npm create plinth@latest my-site: starts a site with Plinth.',
    type: 'module',
    bin: { 'create-plinth': 'index.mjs' },
    engines,
  });
