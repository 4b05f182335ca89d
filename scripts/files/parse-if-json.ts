// A text → its value; undefined where it cannot be read as JSON.
export function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
