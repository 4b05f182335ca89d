// A small site whose one text is given, as JSON or as Markdown → its nodes and documents.
import { createRenderers } from '../../../../engine/entry/prerender';
import type { ContentNode } from '../../../../engine/generated/concept-views';
import { changeSources } from '../../../../engine/manifest/change-sources';
import { validateSite } from '../../../../engine/manifest/validate-site';
import { mainOf } from '../../../../engine/model/publication';
import type { Site } from '../../../../engine/model/site';
import { makeContent } from '../../../../engine/output/output';
import { listOutputs } from '../../../../engine/output/outputs';
import { buildSite } from '../../../../engine/site/build-site';
import { viewOf } from '../../../../engine/site/view-of';
import { openWorkspace } from '../../../../scripts/files/workspace';
import { readSite } from '../../../../scripts/source/read-site';
import { SiteFiles } from '../../../../scripts/source/site-files';
import { publishBare } from '../../../bare-assets';
import { engineContract } from '../../../engine-contract';
import { getManifestText, withTexts } from '../../../site-texts';

const root = 'tests/invalid/unused-footnote';
const source = readSite(openWorkspace(root));
const file = 'text/repairs.md';

interface Text {
  readonly ending: 'md' | 'txt';
  readonly text: string;
}

/** The findings of the site with this text. */
export function validateText({ ending, text }: Text) {
  const own = file.replace(/md$/, ending);
  return validateSite(
    changeSources(
      withTexts(source, { manifest: getManifestText(source).replace(file, own) }),
      new Map([[`files/${own}`, text]]),
    ),
    engineContract,
  );
}

/** @throws where the text has a mistake. */
export function buildText(text: Text): Site {
  const { findings, publication } = validateText(text);
  if (publication === undefined) throw new Error(`${text.text}\n${JSON.stringify(findings)}`);
  return buildSite(mainOf(publication), {
    contract: engineContract,
    files: new SiteFiles(openWorkspace(root)),
    now: new Date('2026-03-01'),
    drafts: false,
  });
}

/** What pages show of the text. */
export function toNodes(text: Text): readonly ContentNode[] {
  const [nodes = []] = Object.values(viewOf(buildText(text), 'repairs').contents);
  return nodes;
}

/** The part of its document that is not around every page. */
export function renderMain(text: Text): string {
  const of = { ...publishBare(buildText(text)), renderers: createRenderers() };
  const [page] = [...listOutputs(of)].filter(({ path }) => path === 'repairs.html');
  const html = page ? String(makeContent(page)) : '';
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}
