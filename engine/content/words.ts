/**
 * The words of a text as they are to be looked at: compared, searched, made into an id or a number to dial. A build hands
 * texts over as they are; a tool that shows where words come from may carry that in them, and takes it off here.
 * `tests/marks.test.ts` does.
 */
export function plain(text: string): string {
  return text;
}
