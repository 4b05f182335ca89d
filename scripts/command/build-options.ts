// The options of a build, which may be for another address than that of the manifest.
import { resolve } from 'node:path';
import { isHostName } from '../../engine/content/addresses/parse-url';
import type { SiteAddress } from '../../engine/site/preview-site';
import { properties } from '../../schemas/site-settings.schema.json';
import { CannotRun } from './cannot-run';
import { flag, type Given, now, outDir, root } from './option';
import { shard } from './shard';

/** The origin and the base path of an address, as a manifest has them. */
function parseAddress({ text, name }: Given): SiteAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const base = url && `${url.pathname.replace(/\/$/, '')}/`;
  const isPlain =
    url && isHostName(url.hostname) && url.username + url.password + url.search + url.hash === '';
  const fits = (member: { readonly pattern: string }, value: string): boolean =>
    new RegExp(member.pattern).test(value);
  if (isPlain && fits(properties.origin, url.origin) && base && fits(properties.base, base))
    return { origin: url.origin, base };
  throw new CannotRun(
    `${name} "${text}" is not the address of a site. Write ${name} https://preview.example.com/folder/.`,
  );
}

const preview = {
  value: 'URL',
  about:
    'build for this address in place of the one in the manifest, and keep search engines away from it',
  parse: parseAddress,
};

const buildDir = {
  ...outDir,
  default: {
    text: 'dist in the root; with --preview, dist-preview',
    find: ({
      root = '.',
      preview,
    }: {
      readonly root?: string;
      readonly preview?: unknown;
    }): string => resolve(root, preview === undefined ? 'dist' : 'dist-preview'),
  },
};

export const buildOptions = {
  root,
  preview,
  outDir: buildDir,
  uncompressed: flag('write no .br and .gz copies, whatever the manifest says'),
  verify: flag(
    'read all files of the output first, and make again what somebody has changed there',
  ),
  shard,
  now,
} as const;
