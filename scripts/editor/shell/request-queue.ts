// What the shell asks its server, one after the other. While the server is gone everything waits, in its order.
import { messageOf } from '../../../engine/model/message-of';
import { ServerGone } from './request';

/** In milliseconds: how long until a server that does not answer is asked again. */
const pause = 1000;

interface QueueOptions {
  readonly onFailed: (text: string) => void;
  /** Nobody answers. */
  readonly onLost: () => void;
  /** Before the server is asked again: what it knows may be another site. */
  readonly learn: () => Promise<void>;
}

export class RequestQueue {
  readonly #options: QueueOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Resolves when everything that was asked for is answered. */
  async settled(): Promise<void> {
    await this.#last;
  }

  inOrder<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => this.#untilAnswered(act));
    this.#last = turn.catch((error: unknown) => this.#options.onFailed(messageOf(error)));
    return turn;
  }

  /** Nothing that a person has done is lost with a server: the next one is asked. */
  async #untilAnswered<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (let isAgain = false; ; isAgain = true)
      try {
        if (isAgain) await this.#options.learn();
        return await ask();
      } catch (error) {
        if (!(error instanceof ServerGone)) throw error;
        this.#options.onLost();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
  }
}
