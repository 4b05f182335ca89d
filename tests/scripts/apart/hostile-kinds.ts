// The ways in which a site's own block misbehaves: one block has them all, so that it is bundled once, and a variable of the
// environment says which.
import type { Limits } from '../../../scripts/apart/limits';
import { makeBlockFiles } from '../../../scripts/edit/block-template';
import { ownType } from './own-site';

/** The variable. */
export const kindVariable = 'OWN_KIND';

/** When it misbehaves: while its module or its component is loaded, while it answers, while it is rendered. */
type When = 'module' | 'ids' | 'check' | 'component' | 'render';

export interface HostileKind {
  readonly when: When;
  /** One line. */
  readonly code: string;
  readonly finds: string;
  /** What the finding says of it. */
  readonly says: RegExp;
  /** Whether nothing of it is on the stack, so that the finding has its file alone. */
  readonly hidesLine?: true;
  readonly limits?: Partial<Limits>;
}

const node = (name: string): string => `node.getBuiltinModule('${name}')`;

const endless = 'block-endless';
const stopped = /does not come to an end .* was stopped after 2 seconds\./;

/** Waiting takes no work: then only time can tell. */
const waiting: Partial<Limits> = { waiting: 1000, work: 600_000, asking: 500 };

export const hostileKinds: Readonly<Record<string, HostileKind>> = {
  'a loop where the module is loaded': {
    when: 'module',
    code: 'for (;;);',
    finds: endless,
    says: /"our-note" does not come to an end while it is loaded/,
  },
  'a loop where the component is loaded': {
    when: 'component',
    code: 'for (;;);',
    finds: endless,
    says: /"our-note" does not come to an end while it is loaded/,
  },
  'a loop in an answer': {
    when: 'ids',
    code: 'for (;;);',
    finds: endless,
    says: /does not come to an end while it answers "ids"/,
  },
  'a loop in a check': {
    when: 'check',
    code: 'while (true) Math.random();',
    finds: endless,
    says: /does not come to an end while it answers "check"/,
  },
  'a loop in render': { when: 'render', code: 'while (block);', finds: endless, says: stopped },
  'a loop in a getter': {
    when: 'render',
    code: '({ get one() { for (;;); } }).one;',
    finds: endless,
    says: stopped,
  },
  'a loop in code that is made of a text': {
    when: 'render',
    code: "new Function('for (;;);')();",
    finds: endless,
    says: stopped,
  },
  'a loop behind an Error that was tampered with': {
    when: 'render',
    code: '(Error as any).prepareStackTrace = () => { throw null; }; Error.stackTraceLimit = 0; for (;;);',
    finds: endless,
    says: stopped,
  },
  'a loop in a timer': {
    when: 'component',
    code: 'setTimeout(() => { for (;;); }, 0);',
    finds: endless,
    says: /"our-note" does not come to an end/,
  },
  'an error in a timer': {
    when: 'component',
    code: "setTimeout(() => { throw new Error('late timer'); }, 0);",
    finds: 'block-throws',
    says: /throws: late timer/,
  },
  'promises that call one another': {
    when: 'module',
    code: 'const again = (): Promise<void> => Promise.resolve().then(again); void again();',
    finds: endless,
    says: stopped,
    // What such promises leave behind is memory, too.
    limits: { heap: 100_000 },
  },
  'a pattern that explodes in code': {
    when: 'render',
    code: "/^(([a-z])+.)+[A-Z]$/.test('a'.repeat(60));",
    finds: endless,
    says: stopped,
  },
  'components that contain themselves': {
    when: 'render',
    code: 'return <Again />;',
    finds: 'block-(?:endless|memory|throws)',
    says: /"our-note" at pages\/home\/blocks\/\d+ /,
    hidesLine: true,
  },
  'a function that calls itself': {
    when: 'render',
    code: 'const down = (n: number): number => down(n + 1) + 1; down(1);',
    finds: 'block-throws',
    says: /throws: Maximum call stack size exceeded/,
  },
  'a state that is set in render': {
    when: 'render',
    code: 'const [n, setN] = useState(0); setN(n + 1);',
    finds: 'block-throws',
    says: /throws: Too many re-renders/,
  },
  'a list that grows without end': {
    when: 'render',
    code: 'const all: object[] = []; for (;;) all.push({ all });',
    finds: 'block-memory',
    says: /takes more than 150 MB of memory while it is rendered/,
  },
  'a generator without end': {
    when: 'render',
    code: 'function* all() { for (let n = 0; ; n += 1) yield { n }; } [...all()];',
    finds: 'block-memory',
    says: /takes more than 150 MB of memory while it is rendered/,
  },
  'too much markup': {
    when: 'render',
    code: "return <>{[...Array(400).keys()].map((n) => <p key={n}>{'x'.repeat(50)}</p>)}</>;",
    finds: 'block-markup',
    says: /renders too much/,
    hidesLine: true,
    limits: { markup: 20_000 },
  },
  'a text that is too long': {
    when: 'render',
    code: "return <p>{'x'.repeat(11_000_000)}</p>;",
    finds: 'block-markup',
    says: /renders a text of 11000000 characters/,
  },
  'the end of the process where the module is loaded': {
    when: 'module',
    code: 'node.exit(0);',
    finds: 'block-exit',
    says: /"our-note" ends the command while it is loaded/,
  },
  'the end of the process in render': {
    when: 'render',
    code: 'node.exit(0);',
    finds: 'block-exit',
    says: /"our-note" at pages\/home\/blocks\/\d+ ends the command while it is rendered/,
  },
  'the end of the process, deeper inside': {
    when: 'module',
    code: 'node.reallyExit(0);',
    finds: 'block-exit',
    says: /"our-note" ends the command while it is loaded/,
    hidesLine: true,
  },
  'a signal to the process': {
    when: 'render',
    code: "node.kill(node.pid, 'SIGKILL');",
    finds: 'block-exit',
    says: /ends the command while it is rendered/,
  },
  'an error where the module is loaded': {
    when: 'module',
    code: "throw new Error('Not today.');",
    finds: 'block-throws',
    says: /throws: Not today\./,
  },
  'nothing, thrown where the module is loaded': {
    when: 'module',
    code: 'throw null;',
    finds: 'block-throws',
    says: /throws: null\./,
    hidesLine: true,
  },
  'an error in an answer': {
    when: 'ids',
    code: '(undefined as any).ids;',
    finds: 'block-throws',
    says: /throws: Cannot read properties of undefined/,
  },
  'an element that cannot be read': {
    when: 'render',
    code: "return new Proxy({}, { get() { throw new Error('Do not look.'); } }) as any;",
    finds: 'block-throws',
    says: /throws: Do not look\./,
  },
  'a ring as JSON': {
    when: 'render',
    code: 'const ring: any = {}; ring.ring = ring; JSON.stringify(ring);',
    finds: 'block-throws',
    says: /throws: Converting circular structure to JSON/,
  },
  'a promise in render that never settles': {
    when: 'render',
    code: 'throw new Promise(() => undefined);',
    finds: 'block-throws',
    says: /throws: A component suspended/,
    hidesLine: true,
  },
  'a promise that nobody listens to': {
    when: 'module',
    code: "void Promise.reject(new Error('Nobody listens.'));",
    finds: 'block-throws',
    says: /throws: Nobody listens\./,
  },
  'a request that nobody waits for': {
    when: 'module',
    code: "void fetch('http://127.0.0.1:9/');",
    finds: 'block-throws',
    says: /throws: fetch failed\./,
    hidesLine: true,
  },
  'a request in render': {
    when: 'render',
    code: "void fetch('http://127.0.0.1:9/');",
    finds: 'block-throws',
    says: /throws: fetch is called while pages are made\./,
  },
  'a code that no check can report': {
    when: 'check',
    code: "return [{ cause: { code: 'too-sweet', params: {} }, at: '' }] as any;",
    finds: 'block-code',
    says: /"check" of the block "our-note" reports the unknown code "too-sweet"/,
    hidesLine: true,
  },
  'a check that answers no list': {
    when: 'check',
    code: 'return true as any;',
    finds: 'block-code',
    says: /"check" of the block "our-note" does not answer a list/,
    hidesLine: true,
  },
  'a function of all that is replaced': {
    when: 'module',
    code: "(JSON as any).stringify = () => '';",
    finds: 'block-code',
    says: /it replaces JSON\.stringify/,
    hidesLine: true,
  },
  'a member that all objects get': {
    when: 'module',
    code: "console.log('hello'); (Object.prototype as any).evil = 1;",
    finds: 'block-code',
    says: /it adds "evil" to Object\.prototype/,
    hidesLine: true,
  },
  'a function of all that is removed': {
    when: 'component',
    code: '(globalThis as any).setTimeout = undefined;',
    finds: 'block-code',
    says: /it replaces setTimeout/,
    hidesLine: true,
  },
  'a function of all that is replaced in render': {
    when: 'render',
    code: '(Array.prototype as any).map = () => [];',
    finds: 'block-code',
    says: /it replaces Array\.prototype\.map/,
    hidesLine: true,
  },
  'a function of all that is replaced in an answer': {
    when: 'ids',
    code: '(Array.prototype as any).map = () => [];',
    finds: 'block-code',
    says: /it replaces Array\.prototype\.map/,
    hidesLine: true,
  },
  'waiting in render': {
    when: 'render',
    code: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    finds: endless,
    says: /does not come to an end while it is rendered: it was stopped after 1 second of waiting/,
    hidesLine: true,
    limits: waiting,
  },
};

/** Those that no command is ended for: it says what was still running. */
export const lastingKinds: Readonly<Record<string, HostileKind>> = {
  'a timer that stays': {
    when: 'component',
    code: 'setInterval(() => undefined, 1000);',
    finds: 'block-timer',
    says: /"our-note" keeps running/,
  },
  'a timer that starts the next': {
    when: 'component',
    code: 'const tick = () => { setTimeout(tick, 50); }; tick();',
    finds: 'block-timer',
    says: /"our-note" keeps running/,
  },
  'a worker that stays': {
    when: 'component',
    code: `new (${node('worker_threads')}.Worker)('setInterval(() => 0, 1000)', { eval: true });`,
    finds: 'block-timer',
    says: /"our-note" keeps running/,
    hidesLine: true,
  },
};

/** Those that nothing but the end of the process ends. */
export const nativeKinds: Readonly<Record<string, HostileKind>> = {
  'work in code of Node': {
    when: 'render',
    code: `${node('crypto')}.pbkdf2Sync('a', 'b', 2 ** 31 - 1, 64, 'sha512');`,
    finds: endless,
    says: /"our-note" at pages\/home/,
    hidesLine: true,
  },
  'a child that is waited for': {
    when: 'module',
    code: `${node('child_process')}.execSync('sleep 100');`,
    finds: endless,
    says: /"our-note" does not come to an end while it is loaded/,
    hidesLine: true,
  },
};

const all = { ...hostileKinds, ...lastingKinds, ...nativeKinds };

/** One line for each, which runs where the variable names it. */
const linesOf = (when: When): string =>
  Object.entries(all)
    .filter(([, kind]) => kind.when === when)
    .map(([name, { code }]) => `  if (kind === ${JSON.stringify(name)}) { ${code} }`)
    .join('\n');

const known = `const node = (globalThis as any).process;
const kind: string = node?.env.${kindVariable};`;

const component = `import { type BlockProps, BlockSection } from 'plinth';
import { useState } from 'react';
${known}
${linesOf('component')}
const Again = (): any => <Again />;
export function OurNoteBlock({ block }: BlockProps<'${ownType}'>) {
${linesOf('render')}
  return <BlockSection block={block}>{block.heading}</BlockSection>;
}
`;

const module = `import type { ModuleOf } from 'plinth/block';
${known}
${linesOf('module')}
export const ourNoteBlock: ModuleOf<'${ownType}'> = {
  text: { ids },
  entry: { check },
};
function ids() {
${linesOf('ids')}
  return [];
}
function check() {
${linesOf('check')}
  return [];
}
`;

const usual = makeBlockFiles(ownType);

/** The heading of its example passes at once. */
const schema = usual['.schema.json']?.replace(
  '"minLength": 1',
  '"minLength": 1, "pattern": "^(?:Our note|(([a-z])+.)+[A-Z])$"',
);

/** By the ending of their names. */
export const hostileFiles: Readonly<Record<string, string>> = {
  ...usual,
  '.schema.json': schema ?? '',
  '.tsx': component,
  '.block.ts': module,
};

/** The file of a kind. */
const fileOf = ({ when }: HostileKind): string =>
  `${ownType}${when === 'render' || when === 'component' ? '.tsx' : '.block.ts'}`;

/** What a command prints of a kind: where the block misbehaves, and how. */
export function printedOf(name: string): RegExp {
  const kind = all[name];
  if (kind === undefined) throw new Error(`There is no kind "${name}".`);
  const file = fileOf(kind);
  const text = hostileFiles[file.slice(ownType.length)] ?? '';
  const line = text.split('\n').findIndex((one) => one.includes(JSON.stringify(name))) + 1;
  const place = kind.hidesLine ? `${ownType}\\S*:\\d+` : `${file.replaceAll('.', '\\.')}:${line}`;
  return new RegExp(`${place}:\\d+ +(?:error|warning) +${kind.finds} .*${kind.says.source}`);
}
