// Tools → a server that speaks the Model Context Protocol on stdio, in its revisions with a handshake and without one.
// The only module that knows the library: a chunk of its own, which the command loads when it runs.
import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { JsonValue } from '../../engine/model/json';
import { LineTransport } from './line-transport';

/** As the protocol lists it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly annotations: Readonly<Record<string, boolean>>;
}

/** What a call comes to. */
export interface CallResult {
  readonly content: readonly object[];
  readonly structuredContent: Readonly<Record<string, JsonValue | undefined>>;
  readonly isError?: boolean;
}

interface Served {
  readonly version: string;
  readonly instructions: string;
  readonly tools: readonly ListedTool[];
  /** Undefined for a tool that there is not. */
  readonly call: (
    name: string,
    input: unknown,
    signal: AbortSignal,
  ) => Promise<CallResult> | undefined;
}

/** Of JSON-RPC 2.0. */
class InvalidParams extends Error {
  readonly code = -32602;
}

function createServer({ version, instructions, tools, call }: Served): Server {
  const server = new Server(
    { name: 'plinth', title: 'Plinth', version },
    {
      capabilities: { tools: {} },
      instructions,
      // The tools are those that the command was started with.
      cacheHints: { 'tools/list': { ttlMs: 3_600_000, cacheScope: 'private' } },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools }) as never);
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const answer = call(params.name, params.arguments ?? {}, mcpReq.signal);
    if (answer === undefined) throw new InvalidParams('Unknown tool.');
    return answer as never;
  });
  return server;
}

/** Until the client closes the input. What goes wrong inside is said on stderr. */
export const serveProtocol = (served: Served): Promise<void> =>
  new Promise((resolve) => {
    const transport = new LineTransport();
    const handle = serveStdio(() => createServer(served), {
      transport: transport as never,
      onerror: () => undefined,
    });
    const { onclose } = transport;
    transport.onclose = () => {
      onclose?.();
      void handle.close().finally(resolve);
    };
  });
