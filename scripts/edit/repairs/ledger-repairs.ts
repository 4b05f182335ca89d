// The addresses that a site promises.
import { ledgerFile } from '../../../engine/manifest/checks/addresses/ledger';
import { conflictLine } from '../../../engine/manifest/conflict-mark';
import type { ledgerRules } from '../../../engine/manifest/rules/ledger-rules';
import type { Finding } from '../../../engine/model/finding';
import { printLedger } from '../ledger';
import { findPageAt } from './page-at';
import { publish } from './page-repairs';
import { addRedirect } from './redirects';
import type { Repair, RepairSite, RepairsOf } from './repair';
import { findSpan, writeAt } from './text-repairs';

/** The lines of both sides of a merge. */
function* keepBothSides(finding: Finding, site: RepairSite): Iterable<Repair> {
  const text = site.read(finding.file) ?? '';
  const edits = [...text.matchAll(new RegExp(conflictLine, 'gm'))].map(({ 0: line, index }) => ({
    ...{ offset: index, length: line.length, text: '' },
  }));
  if (edits.length > 0)
    yield {
      title: 'Keep the lines of both sides.',
      operations: [{ op: 'edit', file: finding.file, edits }],
    };
}

export const ledgerRepairs: RepairsOf<typeof ledgerRules> = {
  'lost-address': {
    *fix({ parameters: { path, page, draft } }) {
      if (page !== undefined && draft === undefined)
        yield addRedirect(`Redirect ${path} to the page "${page}".`, { from: path, page });
    },
    *ask({ parameters: { path, draft } }, site) {
      if (draft !== undefined) yield* publish(site, String(draft));
      yield addRedirect(`Declare ${path} gone.`, { from: path, status: 410 });
    },
  },
  'other-page': {
    *ask(finding, site) {
      const { start = 0, text = '' } = findSpan(site, finding) ?? {};
      const { id, shown } = finding.parameters;
      const [line = ''] = /^[^\n]*/.exec(text.slice(start)) ?? [];
      const at = line.lastIndexOf(String(id));
      if (at > 0)
        yield* writeAt(
          finding.file,
          { offset: start + at, length: String(id).length, text: String(shown) },
          `Say that ${finding.parameters.path} is the page "${shown}".`,
        );
    },
  },
  'broken-ledger': { fix: keepBothSides },
  'new-address': {
    *ask({ parameters: { path } }, site) {
      const before = site.read(ledgerFile);
      const id = findPageAt(site, String(path));
      if (before === undefined || id === undefined) return;
      const text = printLedger(before, new Map([[String(path), id]]));
      yield {
        title: `Add ${path} to the addresses that the site promises.`,
        operations: [{ op: 'write', file: ledgerFile, text }],
      };
    },
  },
};
