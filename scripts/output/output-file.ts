/** A path relative to the output with what it holds. */
export type OutputFile = readonly [path: string, content: string | Uint8Array];
