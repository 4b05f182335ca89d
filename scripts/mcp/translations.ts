// A language of the site → the texts that wait for somebody, each with an id, and translations of these → operations.
import type { Operation } from '../edit/operations';
import { importUnits } from '../edit/translations/import-units';
import { listUnits, type Unit } from '../edit/translations/list-units';
import { type LanguageState, readLanguage } from '../edit/translations/read-language';
import type { SiteSession } from './site-session';
import { ToolError } from './tool-error';

export type OpenUnit = Unit & { readonly id: string };

/** What somebody makes of a text that waits. */
export interface GivenTranslation {
  readonly language: string;
  readonly id: string;
  readonly to: string;
}

const readState = (session: SiteSession, tag: string, pages?: readonly string[]): LanguageState =>
  readLanguage(session.base.source, session.world.contract, { tag, pages });

function listAll(session: SiteSession, state: LanguageState): OpenUnit[] {
  const { parseDocument: parse, fingerprint } = session.world.contract;
  return listUnits(state, { parse, read: (file) => session.find(file) }).map((unit) => ({
    ...unit,
    id: fingerprint(JSON.stringify([unit.file, unit.part, unit.source])),
  }));
}

/** Of the pages that are there, or of some that need not be. @throws CannotRun for what the site does not have. */
export const listOpenUnits = (
  session: SiteSession,
  { language, pages }: { readonly language: string; readonly pages: readonly string[] },
): OpenUnit[] =>
  listAll(session, readState(session, language, pages)).filter(({ state }) => state !== 'done');

/** @throws ToolError for an id that no text has, and where the words of the site have changed since. */
export function toOperations(
  given: readonly GivenTranslation[],
  session: SiteSession,
): Operation[] {
  const languages = [...new Set(given.map(({ language }) => language))];
  return languages.flatMap((language) => {
    const whole = readState(session, language);
    const all = new Map(listAll(session, whole).map((unit) => [unit.id, unit]));
    const units = given
      .filter((one) => one.language === language)
      .map(({ id, to }): Unit => {
        const unit = all.get(id);
        if (unit === undefined)
          throw new ToolError(
            'Nothing was written: a translation names a text that is not there, or says something else now. `translate` lists them.',
          );
        return { ...unit, target: to, state: 'machine' };
      });
    const files = new Set(units.map(({ file }) => file));
    // Only what is written is to be there: a page that nobody translates stays absent.
    const { words, documents } = whole;
    const state = {
      ...whole,
      words: words.filter(({ file }) => files.has(file)),
      documents: documents.filter(({ file }) => files.has(file)),
    };
    const { contract } = session.world;
    return [
      ...importUnits(state, units, { contract, read: (file) => session.find(file) }).operations,
    ];
  });
}
