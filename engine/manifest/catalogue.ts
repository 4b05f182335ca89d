// Every mistake of an author that validation can report, by its code; the sentences are in rules/.
import type { ParamsByCode, Rule, Rules } from './rule';
import { collectionRules } from './rules/collection-rules';
import { documentRules } from './rules/document-rules';
import { factRules } from './rules/fact-rules';
import { fileRules } from './rules/file-rules';
import { formRules } from './rules/form-rules';
import { languageRules } from './rules/language-rules';
import { ledgerRules } from './rules/ledger-rules';
import { linkRules } from './rules/link-rules';
import { nameRules } from './rules/name-rules';
import { pageRules } from './rules/page-rules';
import { publishedFileRules } from './rules/published-file-rules';
import { serviceRules } from './rules/service-rules';
import { settingRules } from './rules/setting-rules';
import { shapeRules } from './rules/shape-rules';
import { wordRules } from './rules/word-rules';

export const catalogue = {
  ...fileRules,
  ...shapeRules,
  ...nameRules,
  ...linkRules,
  ...ledgerRules,
  ...pageRules,
  ...publishedFileRules,
  ...wordRules,
  ...documentRules,
  ...languageRules,
  ...collectionRules,
  ...formRules,
  ...serviceRules,
  ...factRules,
  ...settingRules,
} as const satisfies Rules;

export type Code = keyof typeof catalogue;

export const codes = Object.keys(catalogue) as readonly Code[];

type Params = ParamsByCode<typeof catalogue>;

/** The parameters of a finding of that code. */
export type ParamsOf<C extends Code> = Params[C];

/** The rule of a code, under one type for all. */
export const getRule = (code: Code): Rule => catalogue[code];
