// The one description of the answers of a build → configuration files for hosts.
import { toHref } from '../../engine/content/addresses/addresses';
import { hostFiles, toAssetFile } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import type { SiteRedirect } from '../../engine/model/redirect';
import { type Output, toOutput } from '../../engine/output/output';
import { cacheControl } from './cache-control';
import { buildCloudFrontFile } from './cloud-front-file';
import { type HostFacts, inOrder } from './host-facts';
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

/** What stands before the target of a line: the path, and the parameters that Netlify alone knows. */
function toMatches(base: string, { from, query = [], below }: SiteRedirect): string[] {
  const path = encodeURI(toHref(base, from));
  const parameters = query.map(([name, value]) => ` ${name}=${encodeURIComponent(value)}`);
  return [path + parameters.join(''), ...(below ? [`${path}/*`] : [])];
}

/**
 * The same hosts' redirects. Netlify prefers an existing file (our fallback page) unless the status has an exclamation
 * mark, which Cloudflare skips with a warning: so each redirect is written in both forms.
 */
function buildRedirectsFile({ base, redirects, languageFolders = [] }: HostFacts): string {
  const lines = inOrder(redirects).flatMap((redirect) => {
    const { to, keepRest, kept, status } = redirect;
    // A forced one would stand before the pages below it.
    const forced = kept ? '' : '!';
    return toMatches(base, redirect).flatMap((match) => {
      if (to === undefined)
        return [`${match} ${base + rootFiles.notFound.path} ${status}${forced}`];
      const isPattern = keepRest && match.endsWith('/*');
      const target = isPattern ? `${to.replace(/\/$/, '')}/:splat` : to;
      const lines = [`${match} ${target} ${status}`];
      return forced === '' ? lines : [`${match} ${target} ${status}!`, ...lines];
    });
  });
  // Netlify looks for that page at the root alone; Cloudflare finds the nearest one by itself.
  const unknown = languageFolders.map(
    (folder) => `${base + folder}* ${base + folder + rootFiles.notFound.path} 404`,
  );
  return `${[...lines, ...unknown].join('\n')}\n`;
}

const builders: Readonly<Record<string, (facts: HostFacts) => string>> = {
  [rootFiles.noJekyll.path]: () => '',
  [rootFiles.headers.path]: buildHeadersFile,
  [rootFiles.redirects.path]: buildRedirectsFile,
  [hostFiles.nginx]: buildNginxFile,
  [hostFiles.cloudFront]: buildCloudFrontFile,
};

export function listHostFiles(given: HostFacts): Output[] {
  const { base, headers, redirects, languageFolders = [], rootFiles: own } = given;
  const facts: HostFacts = {
    ...{ base, headers, redirects },
    ...(languageFolders.length > 0 && { languageFolders }),
    ...(own && { rootFiles: own }),
  };
  return Object.entries(builders).map(([path, make]) =>
    toOutput(path, { owner: 'all', input: () => facts, make }),
  );
}
