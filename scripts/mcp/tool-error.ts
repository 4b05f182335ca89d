import type { JsonValue } from '../../engine/model/json';

/** Why a call has no answer: a fixed sentence, with what the site says of it. */
export class ToolError extends Error {
  readonly fromSite: Readonly<Record<string, JsonValue | undefined>> | undefined;

  constructor(message: string, fromSite?: Readonly<Record<string, JsonValue | undefined>>) {
    super(message);
    this.fromSite = fromSite;
  }
}
