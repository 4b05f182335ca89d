// What is not translated, and translations whose words have changed since: the old words and the new ones.

import type { Finding } from '../../../engine/model/finding';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { shorten, takeFitting } from '../room';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { nextInput } from './outline';

interface TranslateInput {
  readonly language?: string;
  readonly file?: string;
  readonly next?: number;
}

const codes: Readonly<Record<string, string>> = {
  'missing-translation': 'missing',
  'stale-translation': 'stale',
  'machine-translation': 'machine',
  'untraced-translation': 'untraced',
};

const maxText = 600;

/** The pair that a finding is about. */
function findPair({ file, pointer }: Finding, session: SiteSession): JsonValue | undefined {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: unknown = session.parse(file);
  let pair: unknown;
  for (const key of keys) {
    value = isRecord(value) || Array.isArray(value) ? Object(value)[key] : undefined;
    if (isRecord(value) && typeof value.from === 'string') pair = value;
  }
  return pair as JsonValue | undefined;
}

function show(finding: Finding, session: SiteSession): JsonValue {
  const { code, file, pointer, parameters, message, hint } = finding;
  const { language = '', file: pairs, text, was, is } = parameters as Record<string, string>;
  const pair = findPair(finding, session);
  return {
    state: codes[code] ?? code,
    language,
    file: pairs ?? file,
    place: `${file}${pointer}`,
    ...(text !== undefined && { text: shorten(text, maxText) }),
    ...(was !== undefined && { was: shorten(was, maxText) }),
    ...(is !== undefined && { is: shorten(is, maxText) }),
    ...(pair !== undefined && { pair }),
    message: shorten(message, maxText),
    hint: shorten(hint, maxText),
  };
}

function translate({ language, file, next }: TranslateInput, session: SiteSession): Answer {
  const open = session.base.validation.findings.filter(
    (finding) =>
      Object.hasOwn(codes, finding.code) &&
      (language === undefined || finding.parameters.language === language) &&
      (file === undefined || [finding.file, finding.parameters.file].includes(file)),
  );
  const { taken, next: more } = takeFitting(
    open.map((finding) => show(finding, session)),
    next,
  );
  const files = [...new Set(taken.map((row) => String((row as Record<string, JsonValue>).file)))];
  const own = session.manifest.languages;
  return {
    ...(more !== undefined && { next: more }),
    count: open.length,
    about:
      'Write pairs {"from", "to"} with `apply`, in the file that a row names; where it is new, `write` the whole file. They are marked as written by a machine until a person has read them.',
    fromSite: {
      languages: isRecord(own) ? Object.keys(own) : [],
      open: taken,
      seen: Object.fromEntries(files.map((path) => [path, session.hash(path)])),
    },
  };
}

export const translateTool: Tool = {
  name: 'translate',
  title: 'What to translate',
  about:
    'What is not translated yet, and translations that are stale, with the words that they were made from and what the site says now.',
  input: {
    language: { type: 'string', description: 'Only this one, such as "de".' },
    file: { type: 'string', description: 'Only what belongs into this file, or is found there.' },
    next: nextInput,
  },
  says: {
    languages: 'those of the site besides its own',
    open: 'what is to be done',
    seen: 'for `apply`',
  },
  run: translate,
};
