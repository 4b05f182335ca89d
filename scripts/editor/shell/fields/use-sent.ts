// How much of what somebody says in a field is on its way: what comes from the server until then is older.
import { useRef } from 'react';

interface Sent {
  readonly isOnWay: () => boolean;
  readonly send: <Result>(saving: Promise<Result>) => Promise<Result>;
}

export function useSent(): Sent {
  const count = useRef(0);
  const sent = useRef<Sent>({
    isOnWay: () => count.current > 0,
    send: async (saving) => {
      count.current += 1;
      try {
        return await saving;
      } finally {
        count.current -= 1;
      }
    },
  });
  return sent.current;
}
