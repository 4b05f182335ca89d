// In the browser, while developing: the events of the server → every open page, over one connection. Browsers keep six to a
// server, and each stream of its own would take one for as long as a page is open: some tabs, and nothing else would come.
import type { DevEvent } from './dev-site';

const name = 'plinth-dev-events';

interface EventOptions {
  readonly address: string;
  /** With the JSON of an event. */
  readonly onEvent: (data: string) => void;
  /** The server does not answer now. */
  readonly onLost?: () => void;
}

type Message = { readonly data: string } | { readonly lost: true } | { readonly asks: true };

/** What a page that comes later has to know first. */
interface Known {
  /** With the number of the last change. */
  hello?: Extract<DevEvent, { readonly type: 'hello' }>;
  findings?: DevEvent;
}

function learn(known: Known, event: DevEvent): void {
  if (event.type === 'hello') known.hello = event;
  else if (event.type === 'findings') known.findings = event;
  else if (known.hello !== undefined) known.hello = { ...known.hello, version: event.version };
}

/** The page that has the stream tells the others; when it is closed, another takes it over. */
export function followEvents({ address, onEvent, onLost }: EventOptions): () => void {
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  const known: Known = {};
  let events: EventSource | undefined;

  const tell = (message: Message): void => channel.postMessage(message);
  const lead = (): void => {
    events = new EventSource(address);
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      learn(known, JSON.parse(data));
      onEvent(data);
      tell({ data });
    });
    events.addEventListener('error', () => {
      onLost?.();
      tell({ lost: true });
    });
  };

  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if ('data' in message) onEvent(message.data);
    else if ('lost' in message) onLost?.();
    else if (events !== undefined)
      for (const event of [known.hello, known.findings])
        if (event !== undefined) tell({ data: JSON.stringify(event) });
  });
  tell({ asks: true });
  navigator.locks
    .request(name, { signal: ending.signal }, () => {
      lead();
      return new Promise<void>((resolve) =>
        ending.signal.addEventListener('abort', () => resolve(), { once: true }),
      );
    })
    .catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
    });
  return () => {
    events?.close();
    channel.close();
    ending.abort();
  };
}
