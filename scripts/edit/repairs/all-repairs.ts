// What can be done about every code: a repair, or the reason why only a person can fix it.
import type { Code } from '../../../engine/manifest/catalogue';
import { collectionRepairs } from './collection-repairs';
import { documentRepairs } from './document-repairs';
import { factRepairs } from './fact-repairs';
import { fileRepairs } from './file-repairs';
import { formRepairs } from './form-repairs';
import { languageRepairs } from './language-repairs';
import { ledgerRepairs } from './ledger-repairs';
import { linkRepairs } from './link-repairs';
import { nameRepairs } from './name-repairs';
import { pageRepairs } from './page-repairs';
import { publishedFileRepairs } from './published-file-repairs';
import type { RepairsOf } from './repair';
import { serviceRepairs } from './service-repairs';
import { settingRepairs } from './setting-repairs';
import { shapeRepairs } from './shape-repairs';
import { wordRepairs } from './word-repairs';

export const allRepairs: RepairsOf<Record<Code, unknown>> = {
  ...fileRepairs,
  ...shapeRepairs,
  ...nameRepairs,
  ...linkRepairs,
  ...ledgerRepairs,
  ...pageRepairs,
  ...publishedFileRepairs,
  ...wordRepairs,
  ...documentRepairs,
  ...languageRepairs,
  ...collectionRepairs,
  ...formRepairs,
  ...serviceRepairs,
  ...factRepairs,
  ...settingRepairs,
};
