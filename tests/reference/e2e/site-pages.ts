// What the manifest of the reference site says of its pages, for tests that walk them all.
import { readFileSync } from 'node:fs';

interface ManifestPage {
  readonly path: string;
  readonly title: string;
  readonly layout?: string;
  readonly defaultChild?: string;
  readonly blocks?: readonly {
    readonly type: string;
    readonly file?: string;
    readonly fixedText?: unknown;
  }[];
}

interface ManifestFile {
  readonly variables: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, ManifestPage>>;
}

const manifest: ManifestFile = JSON.parse(readFileSync('site.manifest.json', 'utf8'));

export interface VisitedPage extends ManifestPage {
  readonly id: string;
}

const substitute = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => manifest.variables[name] ?? whole);

/** Every page of the reference site, the title as visitors read it. */
export const sitePages: readonly VisitedPage[] = Object.entries(manifest.pages).map(
  ([id, page]) => ({
    ...page,
    title: substitute(page.title),
    id,
  }),
);

/** The pages that show something of their own: those that only open others are left out. */
export const shownPages = sitePages.filter(({ defaultChild }) => defaultChild === undefined);
