// What is not translated, and translations whose words have changed since: the old words and the new ones.
import type { JsonValue } from '../../../engine/model/json';
import { countStates } from '../../edit/translations/count-states';
import { listTags, readLanguage } from '../../edit/translations/read-language';
import { takeFitting } from '../room';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { listOpenUnits, type OpenUnit } from '../translations';
import { nextInput } from './outline';

interface TranslateInput {
  readonly language?: string;
  readonly page?: string;
  readonly next?: number;
}

/** Each language, with what is left in it. */
function countAll({ base }: SiteSession): Answer {
  const { contract } = base.world;
  const languages = listTags(base.source, contract).map((tag): JsonValue => {
    const counts = countStates(readLanguage(base.source, contract, { tag, pages: [] }));
    const { done, stale, missing, kept, machine, absent } = counts;
    return { tag, name: counts.name, done, stale, missing, kept, machine, absent: [...absent] };
  });
  return {
    about:
      'Name a language to see what waits there. A page in "absent" is not there in the language: name it as well to translate it.',
    count: languages.length,
    fromSite: { languages },
  };
}

const show = ({ id, file, part, state, was, source, target }: OpenUnit): JsonValue => ({
  ...{ id, file, state, source },
  ...(part !== '' && { part }),
  ...(was !== '' && { was }),
  ...(target !== '' && { target }),
});

function translate({ language, page, next }: TranslateInput, session: SiteSession): Answer {
  if (language === undefined) return countAll(session);
  const pages = page === undefined ? [] : [page];
  const open = listOpenUnits(session, { language, pages });
  const { taken, next: more } = takeFitting(open.map(show), next);
  const files = [...new Set(taken.map((row) => String((row as Record<string, JsonValue>).file)))];
  return {
    about:
      'Give `apply` the translations by these ids. They are marked as written by a machine until a person has read them.',
    ...(more !== undefined && { next: more }),
    count: open.length,
    fromSite: {
      open: taken,
      seen: Object.fromEntries(files.map((path) => [path, session.hash(path)])),
    },
  };
}

export const translateTool: Tool = {
  name: 'translate',
  title: 'What to translate',
  about:
    'What is not translated yet, and translations that are stale, with the words that they were made from ("was") and what the site says now ("source"). Without a language: how much is left in each.',
  input: {
    language: { type: 'string', description: 'Its tag, such as "de".' },
    page: {
      type: 'string',
      description: 'The id of a page that is to be there, though it is absent.',
    },
    next: nextInput,
  },
  says: { languages: 'how much is left in each', open: 'the texts that wait', seen: 'for `apply`' },
  run: translate,
};
