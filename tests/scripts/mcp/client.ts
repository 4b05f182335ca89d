// A client of the server: what it writes line by line, and what comes back.
import { type ChildProcess, spawn } from 'node:child_process';

export type Message = Record<string, unknown>;

/** What a request of the revision without a handshake says of itself. */
export const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

export interface Client {
  /** Sends what stands there, whatever it is. */
  write(text: string | Uint8Array): void;
  /** The answer to the request of an id; of null, the next error without one. */
  answer(id: string | number | null): Promise<Message>;
  /** Sends a request and waits. */
  ask(method: string, params?: Message): Promise<Message>;
  /** Calls a tool in the revision without a handshake; its value. */
  call(name: string, input?: unknown): Promise<Message>;
  /** Everything that came. */
  readonly lines: readonly string[];
  readonly child: ChildProcess;
  /** Closes the input. The exit code. */
  end(): Promise<number | null>;
}

export function startServer(root: string, ...options: string[]): Client {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'mcp', '--root', root, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting = new Map<unknown, ((message: Message) => void)[]>();
  const early = new Map<unknown, Message[]>();
  let rest = '';
  child.stdout.on('data', (data: Buffer) => {
    rest += data;
    const all = rest.split('\n');
    rest = all.pop() ?? '';
    for (const line of all) {
      lines.push(line);
      const message = JSON.parse(line) as Message;
      const next = waiting.get(message.id)?.shift();
      if (next === undefined) early.set(message.id, [...(early.get(message.id) ?? []), message]);
      else next(message);
    }
  });
  // It may have ended.
  child.stdin.on('error', () => undefined);
  let last = 0;
  const write: Client['write'] = (text) => void child.stdin.write(text);
  const answer: Client['answer'] = (id) => {
    const known = early.get(id)?.shift();
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
  };
  const ask: Client['ask'] = (method, params) => {
    last += 1;
    write(`${JSON.stringify({ jsonrpc: '2.0', id: `t${last}`, method, params })}\n`);
    return answer(`t${last}`);
  };
  return {
    ...{ write, answer, ask, lines, child },
    call: async (name, input = {}) => {
      const { result, error } = await ask('tools/call', { name, arguments: input, _meta: meta });
      if (error !== undefined) return { protocolError: error };
      return (result as Message).structuredContent as Message;
    },
    end: () => {
      child.stdin.end();
      return new Promise((resolve) => {
        if (child.exitCode === null) child.on('close', resolve);
        else resolve(child.exitCode);
      });
    },
  };
}
