// The one description of the answers of a build → configuration files for hosts.
import { toHref } from '../../engine/content/addresses';
import { hostFiles, toAssetFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { type Output, toOutput } from '../../engine/output/output';
import { cacheControl } from './cache-control';
import { buildCloudFrontFile } from './cloud-front-file';
import type { HostFacts } from './host-facts';
import { buildNginxFile } from './nginx-file';

/** Netlify and Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
function buildHeadersFile({ base, headers }: HostFacts): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines,
    `${base}${toAssetFile('*')}`,
    `  Cache-Control: ${cacheControl.immutable}`,
    '',
  ].join('\n');
}

/**
 * The same hosts' redirects. Netlify prefers an existing file (our fallback page) unless the status has an exclamation
 * mark, which Cloudflare skips with a warning: so each redirect is written in both forms.
 */
function buildRedirectsFile({ base, redirects }: HostFacts): string {
  const lines = redirects.flatMap(({ from, to, status }) => {
    const path = toHref(base, from);
    if (to === undefined) return [`${path} ${base + rootFiles.notFound} ${status}!`];
    return [`${path} ${to} ${status}!`, `${path} ${to} ${status}`];
  });
  return `${lines.join('\n')}\n`;
}

const builders: Readonly<Record<string, (facts: HostFacts) => string>> = {
  [rootFiles.noJekyll]: () => '',
  [rootFiles.headers]: buildHeadersFile,
  [rootFiles.redirects]: buildRedirectsFile,
  [hostFiles.nginx]: buildNginxFile,
  [hostFiles.cloudFront]: buildCloudFrontFile,
};

export const listHostFiles = ({ base, headers, redirects }: HostFacts): Output[] =>
  Object.entries(builders).map(([path, make]) =>
    toOutput(path, { owner: 'all', input: () => ({ base, headers, redirects }), make }),
  );
