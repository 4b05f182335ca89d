/** Does nothing for some milliseconds, without giving way to other work of this thread. */
export const pause = (time: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
