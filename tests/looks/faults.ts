// What is wrong with a page as it stands in the window. These functions run in the browser, each by itself.

/** Telephone numbers, numbers with a unit, and prices whose parts are on more than one line. */
export function listTornNumbers(): string[] {
  const whole =
    /\+?\(?\d[\d(), .\u00a0]*\d[\d)]|[\d.,]+[ \u00a0](?:°C|%|m²|kW|kg|mm|km|t\/h|€|EUR)|(?:€|£|\$|EUR)[ \u00a0][\d.,]+/g;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { index, 0: number } of (node.textContent ?? '').matchAll(whole)) {
      if (!/[ \u00a0]/.test(number)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(number);
    }
  }
  return found;
}
