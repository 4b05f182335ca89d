// What a person asks for → a name of its own, by which a server knows that it has written it: its answer may be lost.

export interface AskedOnce {
  /** It is written once, however often it is sent. */
  readonly once?: string;
  /** Whether it was sent before, and nobody has answered. */
  readonly isAgain?: boolean;
}

/** What is to be taken back, or done again. */
export interface AskedPast extends AskedOnce {
  /** What the person saw named there; absent: the last. */
  readonly token?: string | undefined;
}

/** What is sent along, each time. */
export function nameOnce(): () => AskedOnce {
  const once = crypto.randomUUID();
  let isAgain = false;
  return () => {
    const asked = { once, isAgain };
    isAgain = true;
    return asked;
  };
}
