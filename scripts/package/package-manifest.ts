// The package.json of the repository → those of the packages that are published.
import { publicModules } from '../bundle/packages';

interface Described {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  /** Reserved names until it is released; the release says where it is made. */
  readonly homepage: string;
  readonly repository: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** What runs beside the bundle; everything else is inside. The versions are exact: what was tested is what runs. */
const dependencies = ['@types/react', 'ajv', 'esbuild'];

/** What both packages say of themselves. */
const describe = (name: string, own: Described) => {
  const { version, license, homepage, repository, engines } = own;
  return { name, version, license, homepage, repository, type: 'module', engines };
};

const write = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const writePackageManifest = (own: Described): string =>
  write({
    ...describe('plinth', own),
    description: own.description,
    bin: { plinth: 'bin/plinth.cjs' },
    exports: {
      ...Object.fromEntries(
        Object.entries(publicModules).map(([name, file]) => [
          name.replace('plinth', '.'),
          { types: `./types/api/${file}.d.ts` },
        ]),
      ),
      './types/*': { types: './types/*.d.ts' },
      './schemas/*': './schemas/*',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(dependencies.map((name) => [name, own.devDependencies[name]])),
    optionalDependencies: own.optionalDependencies,
    // Bundlers read its sources where an own block is bundled: yarn must not keep it in an archive.
    preferUnplugged: true,
  });

export const writeCreateManifest = (own: Described): string =>
  write({
    ...describe('create-plinth', own),
    description: 'npm create plinth@latest my-site: starts a site with Plinth.',
    bin: { 'create-plinth': 'index.mjs' },
  });
