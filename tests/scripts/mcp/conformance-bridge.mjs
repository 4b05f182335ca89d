// npx @modelcontextprotocol/conformance speaks HTTP alone: this takes its requests on loopback and passes them to the server
// on stdin and stdout, one server for each session. Then it runs what covers a server with tools, and says what failed.
// node tests/scripts/mcp/conformance-bridge.mjs: every night, on Node 22 (.github/workflows/tests.yml).
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const version = '0.1.16';

/** The others ask for what this server does not have: resources, prompts, logging, tools of a test server. */
const scenarios = ['server-initialize', 'ping', 'tools-list'];

const sessions = new Map();

function startSession() {
  const words = ['scripts/run.cjs', 'mcp', '--root', 'tests/sites/minimal', '--read-only'];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id } = JSON.parse(line);
    waiting.get(id)?.(line);
    waiting.delete(id);
  });
  const id = randomUUID();
  sessions.set(id, { child, waiting });
  return id;
}

async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

async function answer(request, response) {
  if (request.method !== 'POST') return response.writeHead(405).end();
  const message = await readBody(request);
  const known = request.headers['mcp-session-id'];
  const id = message.method === 'initialize' ? startSession() : String(known);
  const session = sessions.get(id);
  if (session === undefined) return response.writeHead(404).end();
  // Without line breaks, as this transport wants it.
  session.child.stdin.write(`${JSON.stringify(message)}\n`);
  if (message.id === undefined) return response.writeHead(202).end();
  const line = await new Promise((resolve) => session.waiting.set(message.id, resolve));
  return response
    .writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': id })
    .end(line);
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(400).end());
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/mcp`;

/** Its exit code. */
const run = (scenario) =>
  new Promise((resolve) => {
    const words = [`@modelcontextprotocol/conformance@${version}`, 'server', '--url', url];
    const child = spawn('npx', ['--yes', ...words, '--scenario', scenario], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('close', resolve);
  });

for (const scenario of scenarios) if ((await run(scenario)) !== 0) process.exitCode = 1;
for (const { child } of sessions.values()) child.stdin.end();
server.close();
