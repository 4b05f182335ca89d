// By the name of a request: what answers it.
import type { Requests } from '../wire';

export type Answers = {
  readonly [Name in keyof Requests]: (
    sent: Requests[Name][0],
  ) => Requests[Name][1] | Promise<Requests[Name][1]>;
};
