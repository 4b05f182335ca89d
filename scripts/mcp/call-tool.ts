// A call → its answer: checked input, one at a time, never an error that ends the server.
import type { ErrorObject } from 'ajv';
import { compileValidator } from '../../engine/manifest/shape/compile-validators';
import { CannotRun, explainSystemError } from '../command/cannot-run';
import { InvalidCode } from '../command/invalid-code';
import { listTools, toListed } from './all-tools';
import { maxAnswer } from './room';
import type { CallResult } from './serve-protocol';
import type { SiteSession } from './site-session';
import type { Answer, Picture, Tool } from './tool';
import { ToolError } from './tool-error';

const toResult = (answer: Answer & { readonly picture?: Picture }): CallResult => {
  const { picture, ...structured } = answer;
  // Undefined members would be none in JSON.
  const value = JSON.parse(JSON.stringify(structured));
  return {
    content: [
      { type: 'text', text: JSON.stringify(value) },
      ...(picture === undefined ? [] : [{ type: 'image', ...picture }]),
    ],
    structuredContent: value,
    ...(structured.error !== undefined && { isError: true }),
  };
};

const withoutPicture = ({ content, structuredContent }: CallResult): number =>
  Buffer.byteLength(JSON.stringify({ content: content.slice(0, 1), structuredContent }));

const tooLong: Answer = { error: 'The answer is too long: ask for a smaller part.' };

/** What is not foreseen is said without a word of the site. */
function explain(error: unknown): Answer {
  if (error instanceof ToolError)
    return { error: error.message, ...(error.fromSite && { fromSite: error.fromSite }) };
  if (error instanceof InvalidCode)
    return {
      error: "A block of the site's own has a mistake: nothing can be read before it is fixed.",
      fromSite: { reason: error.message.slice(0, 2000) },
    };
  const known = error instanceof CannotRun ? error : explainSystemError(error);
  if (known !== undefined)
    return {
      error: 'This cannot be done; `fromSite.reason` says why.',
      fromSite: { reason: known.message },
    };
  if (process.env.PLINTH_DEBUG) process.stderr.write(`${(error as Error)?.stack}\n`);
  return { error: 'Internal error. Please report it, with the output of PLINTH_DEBUG=1.' };
}

/** What is wrong with an input, and what would be right. */
function explainInput(
  { keyword, instancePath, params }: ErrorObject,
  known: readonly string[],
): string {
  const at = instancePath === '' ? 'The input' : instancePath.slice(1);
  if (keyword === 'additionalProperties')
    return `${at} has no member "${params.additionalProperty}"; there are: ${known.join(', ')}.`;
  if (keyword === 'required') return `${at} lacks "${params.missingProperty}".`;
  if (keyword === 'type' && params.type === 'array')
    return `${at} must be a list, also of one: write it in [ ].`;
  if (keyword === 'type') return `${at} must be of the type ${params.type}.`;
  if (keyword === 'minLength' || keyword === 'minItems') return `${at} is empty.`;
  if (keyword === 'maxLength') return `${at} has more than ${params.limit} characters.`;
  if (keyword === 'maxItems') return `${at} has more than ${params.limit} items.`;
  if (keyword === 'enum') return `${at} can be: ${params.allowedValues.join(', ')}.`;
  return `${at} is refused by "${keyword}": ${JSON.stringify(params)}.`;
}

type Call = (name: string, input: unknown, signal: AbortSignal) => Promise<CallResult> | undefined;

/** Calls wait for one another: each sees what those before it have written. */
export function createCalls(session: SiteSession): Call {
  const tools = new Map(listTools(session.limits).map((tool) => [tool.name, tool]));
  const validators = new Map<string, ReturnType<typeof compileValidator>>();
  let last: Promise<unknown> = Promise.resolve();

  const validate = (tool: Tool, input: unknown): void => {
    const known = validators.get(tool.name) ?? compileValidator(toListed(tool).inputSchema);
    validators.set(tool.name, known);
    if (known(input)) return;
    const [first] = known.errors ?? [];
    throw new ToolError('The input is not what this tool takes.', {
      ...(first && { mistake: explainInput(first, Object.keys(tool.input)).slice(0, 500) }),
    });
  };

  const run = async (tool: Tool, input: unknown, signal: AbortSignal): Promise<CallResult> => {
    // What has arrived meanwhile may cancel it.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) return toResult({ error: 'Cancelled.' });
    try {
      validate(tool, input);
      await session.begin();
      const result = toResult(await tool.run(input as never, session));
      return withoutPicture(result) > maxAnswer ? toResult(tooLong) : result;
    } catch (error) {
      return toResult(explain(error));
    }
  };

  return (name, input, signal) => {
    const tool = tools.get(name);
    if (tool === undefined) return undefined;
    const turn = last.then(() => run(tool, input, signal));
    last = turn;
    return turn;
  };
}
