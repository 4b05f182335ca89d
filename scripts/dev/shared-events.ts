// In the browser, while developing: the events of the server → every open page, over one connection. Browsers keep six to a
// server, and each stream of its own would take one for as long as a page is open: some tabs, and nothing else would come.

const name = 'plinth-dev-events';

interface EventOptions {
  readonly address: string;
  /** With the JSON of an event. */
  readonly onEvent: (data: string) => void;
  /** The server does not answer now. */
  readonly onLost?: () => void;
}

type Message = { readonly data: string } | { readonly lost: true } | { readonly asks: true };

/** What a page that comes later has to know first: the last of each of these types. */
const first = ['hello', 'findings'] as const;

/** The page that has the stream tells the others; when it is closed, another takes it over. */
export function followEvents({ address, onEvent, onLost }: EventOptions): () => void {
  const channel = new BroadcastChannel(name);
  const ending = new AbortController();
  const known = new Map<string, string>();
  let events: EventSource | undefined;

  const tell = (message: Message): void => channel.postMessage(message);
  const lead = (): void => {
    events = new EventSource(address);
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      known.set((JSON.parse(data) as { readonly type: string }).type, data);
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
      for (const type of first) {
        const data = known.get(type);
        if (data !== undefined) tell({ data });
      }
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
