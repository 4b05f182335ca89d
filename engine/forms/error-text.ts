// Whatever a provider threw → the one line that a visitor reads after the failure sentence.
import { isRecord, type Json } from '../model/json';

/** Longer responses are pages or stack traces, not sentences. */
const maxLength = 300;

function toAnswerText({ status, text }: Json): string | undefined {
  const words = typeof text === 'string' ? text.trim() : '';
  if (words !== '' && !words.startsWith('<')) return words;
  return typeof status === 'number' && status > 0 ? String(status) : undefined;
}

/**
 * The client throws plain strings for invalid parameters, fetch a TypeError when the network fails, and a refused
 * request arrives as `{ status, text }`; anything without a readable text counts as a network failure.
 */
export function toErrorText(error: unknown, networkError: string): string {
  let text: string | undefined;
  if (typeof error === 'string') text = error.trim();
  else if (error instanceof TypeError) text = networkError;
  else if (error instanceof Error) text = error.message.trim() || error.name;
  else if (isRecord(error)) text = toAnswerText(error);
  return (text || networkError).slice(0, maxLength);
}
