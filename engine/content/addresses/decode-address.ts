/** What percent-encodings stand for; with an encoding that is broken, the text as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
