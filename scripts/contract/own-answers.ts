// The module of a site's own block → the same, where every answer is a call of own code: marked, and with what it throws as a finding.
import type { BlockMistakeCause, BlockModule } from '../../engine/model/block-module';
import { isRecord, type Json } from '../../engine/model/json';
import type { OwnCalls } from '../apart/own-calls';
import { explainThrown } from '../bundle/explain-thrown';
import { refuseReplacing } from '../bundle/refuse-replacing';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import { listWords } from '../command/list-words';
import { toOwnFile } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import { findMember } from './own-modules';

interface OwnModule {
  readonly workspace: Workspace;
  readonly calls: OwnCalls;
  readonly type: string;
  /** Puts back what all code uses where it was replaced, and says so. */
  readonly putBack: () => string | undefined;
}

/** Calls code of the block. What it throws again, because it is another's, stays as it is. */
function ask<Answer>({ workspace, calls, type }: OwnModule, call: string, act: () => Answer) {
  try {
    return calls.within({ call, type, place: '' }, act);
  } catch (error) {
    if (error instanceof InvalidCode) throw error;
    const file = toOwnFile(type, '.block.ts');
    const remedy = 'Make it answer for everything that its schema allows.';
    const finding = explainThrown(workspace, error, { file, remedy });
    throw finding === undefined ? error : new InvalidCode([finding]);
  }
}

/** The texts that the sentence of each mistake needs. */
const mistakes = {
  'impossible-day': ['day'],
  'one-of-two': ['concept', 'one', 'other', 'remedy'],
  'other-layout': ['member', 'layout', 'chosen'],
  'same-label': ['label', 'member'],
  'empty-layout': ['member', 'layout'],
  'several-badges': [],
} as const satisfies {
  readonly [Code in BlockMistakeCause['code']]: readonly (keyof Extract<
    BlockMistakeCause,
    { readonly code: Code }
  >['params'])[];
};

const known: ReadonlyMap<unknown, readonly string[]> = new Map(Object.entries(mistakes));

const codes = listWords(
  [...known.keys()].map((code) => `"${code}"`),
  'and',
);

interface Refusal {
  readonly reason: string;
  readonly remedy: string;
}

/** What is wrong with what `check` answers; undefined if nothing is. */
function refuseMistakes(answer: unknown): Refusal | undefined {
  if (!Array.isArray(answer))
    return { reason: 'does not answer a list of mistakes', remedy: 'Return [] where all is well.' };
  for (const mistake of answer as readonly unknown[]) {
    const { cause, at, other = '' } = isRecord(mistake) ? mistake : ({} as Json);
    const { code, params } = isRecord(cause) ? cause : ({} as Json);
    const needed = known.get(code);
    if (needed === undefined) {
      const remedy = `What it can report is ${codes}. Anything else is for the schema to refuse.`;
      return { reason: `reports the unknown code ${JSON.stringify(code) ?? 'undefined'}`, remedy };
    }
    const lacking = needed.find((name) => !isRecord(params) || typeof params[name] !== 'string');
    if (lacking !== undefined || !isRecord(params))
      return {
        reason: `reports "${code}" without its ${lacking === undefined ? '"params"' : `text "${lacking}"`}`,
        remedy: `Give it "params"${needed.length === 0 ? ': {}' : ` with ${listWords([...needed], 'and')}`}.`,
      };
    if (typeof at !== 'string' || typeof other !== 'string')
      return {
        reason: `reports "${code}" without its place`,
        remedy: 'Give it "at": a pointer below the block, such as "/items/0", or "" for all of it.',
      };
  }
  return undefined;
}

/** What is wrong with what `sections` answers; undefined if nothing is. */
function refuseSections(answer: unknown): Refusal | undefined {
  if (!Array.isArray(answer))
    return {
      reason: 'does not answer a list of sections',
      remedy: 'Return [] where it says nothing.',
    };
  for (const section of answer as readonly unknown[]) {
    const { heading = '', level, words } = isRecord(section) ? section : ({} as Json);
    if (!Array.isArray(words) || words.some((one) => typeof one !== 'string'))
      return {
        reason: 'has a section whose "words" are not a list of texts',
        remedy: 'Let toWords(…) make them: it leaves out what is absent.',
      };
    if (typeof heading !== 'string' || typeof level !== 'number')
      return {
        reason: 'has a section whose "heading" is not a text, or without a "level"',
        remedy: 'Let listSections(…) make it.',
      };
  }
  return undefined;
}

const refusals: ReadonlyMap<string, (answer: unknown) => Refusal | undefined> = new Map([
  ['check', refuseMistakes],
  ['sections', refuseSections],
]);

/** @throws InvalidCode for an answer that nothing can be made of. */
function checkAnswer({ workspace, type }: OwnModule, call: string, answer: unknown): void {
  const refusal = refusals.get(call)?.(answer);
  if (refusal === undefined) return;
  const reason = `"${call}" of the block "${type}" ${refusal.reason}`;
  const place = findMember(workspace, type, call);
  throw new InvalidCode([toCodeFinding('block-code', place, { reason, remedy: refusal.remedy })]);
}

/** Answers stand in groups. */
function withCalls<Answers extends object>(own: OwnModule, answers: Answers): Answers {
  const members = Object.entries(answers).map(([name, member]: [string, unknown]) => {
    if (typeof member === 'object' && member !== null)
      return [name, Array.isArray(member) ? member : withCalls(own, member)];
    if (typeof member !== 'function') return [name, member];
    let wasAsked = false;
    const answer = (...values: unknown[]): unknown => {
      // Each time, it would take as long as the answer.
      const isFirst = !wasAsked;
      wasAsked = true;
      const given = ask(own, name, () => member.apply(answers, values) as unknown);
      const replaced = isFirst ? own.putBack() : undefined;
      if (replaced !== undefined) throw refuseReplacing(toOwnFile(own.type, '.block.ts'), replaced);
      checkAnswer(own, name, given);
      return given;
    };
    return [name, answer];
  });
  return Object.fromEntries(members);
}

/** @throws InvalidCode where it is not an object, and for what it throws when its members are read. */
export function readAnswers(own: OwnModule, module: BlockModule): BlockModule {
  if (isRecord(module)) return ask(own, 'load', () => withCalls(own, module));
  const place = { file: toOwnFile(own.type, '.block.ts') };
  const reason = `the module of the block "${own.type}" is not an object`;
  throw new InvalidCode([
    toCodeFinding('block-code', place, {
      reason,
      remedy: 'Export an object: an empty one says nothing.',
    }),
  ]);
}
