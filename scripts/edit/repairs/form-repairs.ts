// Forms, their fields and their providers.
import { toSlug } from '../../../engine/content/addresses/slug';
import type { formRules } from '../../../engine/manifest/rules/form-rules';
import type { Finding } from '../../../engine/model/finding';
import { lastDayOfMonth } from './days';
import {
  findAround,
  findIn,
  findPart,
  membersOf,
  removeIt,
  removePart,
  setPart,
  writeInstead,
} from './places';
import { putNear } from './rename';
import { none, type RepairSite, type RepairsOf } from './repair';
import { swap } from './swap';
import { takeOut } from './take-out';

/** The form that a finding is about. */
const formOf = (site: RepairSite, finding: Finding) => {
  const path = findIn(site, finding)?.path.slice(0, 2);
  return path && findPart(site, finding.file, path);
};

/** Names made of the label beside the one that is taken, and then with a number. */
function* otherNames(site: RepairSite, finding: Finding): Iterable<string> {
  const { label } = membersOf(findAround(site, finding));
  const slug = typeof label === 'string' ? toSlug(label) : '';
  if (slug !== '') yield slug;
  const name = String(findIn(site, finding)?.value);
  for (const number of [2, 3, 4, 5]) yield `${name}-${number}`;
}

export const formRepairs: RepairsOf<typeof formRules> = {
  'duplicate-field-name': {
    ask: (finding, site) => writeInstead(site, finding, otherNames(site, finding)),
  },
  'similar-field-name': {
    ask: (finding, site) => writeInstead(site, finding, otherNames(site, finding)),
  },
  'reserved-field-name': {
    ask: (finding, site) => writeInstead(site, finding, otherNames(site, finding)),
  },
  'unknown-field-name': { fix: putNear('name') },
  'placeholder-id': none('Only the account with the provider shows it.'),
  'duplicate-option': {
    ask: (finding, site) => writeInstead(site, finding, otherNames(site, finding)),
  },
  'empty-range': { ask: (finding, site) => swap(site, finding, ['min', 'max']) },
  'past-range': { ask: removeIt },
  'unknown-day': {
    ask: (finding, site) =>
      writeInstead(site, finding, lastDayOfMonth(String(finding.parameters.value))),
  },
  'unfit-autocomplete': { ask: removeIt },
  'missing-prompt': { ask: removeIt },
  'broken-pattern': {
    *ask(finding, site) {
      const { inner, near = inner } = finding.parameters;
      if (near !== undefined) yield* writeInstead(site, finding, [JSON.parse(`"${near}"`)]);
      yield* takeOut(finding, site);
    },
  },
  'later-field': {
    *ask(finding, site) {
      const form = formOf(site, finding);
      const { fields } = membersOf(form);
      const to = Number(findIn(site, finding)?.path[3]);
      const from = Array.isArray(fields)
        ? fields.findIndex(({ name }) => name === finding.parameters.name)
        : -1;
      if (form === undefined || !(from > to)) return;
      const list = [...form.path, 'fields'];
      yield {
        title: `Move the field "${finding.parameters.name}" up.`,
        operations: [{ op: 'move', file: form.file, path: [...list, from], to: [...list, to] }],
      };
    },
  },
  'unknown-option': { fix: putNear('value') },
  'files-not-taken': {
    *ask(finding, site) {
      const field = findAround(site, finding);
      if (field !== undefined) yield removePart(field.file, field.path);
    },
  },
  'unfit-provider': none('Only its owner can choose where the form is sent.'),
  'large-files': {
    *ask(finding, site) {
      const field = findIn(site, finding);
      const { max = 1 } = membersOf(field);
      const size = Math.floor(Number(finding.parameters.limit) / Number(max));
      if (field !== undefined && size > 0)
        yield setPart(field.file, [...field.path, 'maxSize'], size);
    },
  },
  'unsent-field': {
    *fix(finding, site) {
      const form = formOf(site, finding);
      if (form === undefined) return;
      const { name } = finding.parameters;
      yield {
        title: `Add "${name}" to what the provider sends.`,
        operations: [
          { op: 'insert', file: form.file, path: [...form.path, 'provider', 'send'], value: name },
        ],
      };
    },
  },
  'missing-success-page': {
    *ask(finding, site) {
      const success = findIn(site, finding);
      const { home } = membersOf(findPart(site, finding.file, ['site']));
      if (success !== undefined && typeof home === 'string')
        yield setPart(success.file, [...success.path, 'page'], home);
    },
  },
  'missing-without-script': none('Only its owner knows what else visitors can do.'),
  'unused-form': { ask: removeIt },
  'placeholder-value': none('Only its owner knows what is true of the company.'),
};
