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

/** Portraits that are alone in the last of several rows. */
export function listLonePortraits(): string[] {
  return [...document.querySelectorAll('[data-layout="portraits"] > .people-list')].flatMap(
    (list) => {
      const tops = [...list.children].map((person) =>
        Math.round(person.getBoundingClientRect().top),
      );
      const last = tops.filter((top) => top === tops.at(-1)).length;
      const row = tops.filter((top) => top === tops[0]).length;
      return last === 1 && row > 1 ? [`${tops.length} portraits`] : [];
    },
  );
}

/** Groups of prices side by side whose lists do not begin on one line. */
export function listUnevenPrices(): string[] {
  const groups = [...document.querySelectorAll('.prices-group')].map((group) => {
    const { bottom, top } = group.getBoundingClientRect();
    const list = group.querySelector('.prices-list')?.getBoundingClientRect().top ?? top;
    return { top, bottom, list };
  });
  return groups.flatMap((one, index) =>
    groups
      .slice(index + 1)
      .filter((other) => other.top < one.bottom - 1 && one.top < other.bottom - 1)
      .filter((other) => Math.abs(other.list - one.list) > 1)
      .map((other) => `${Math.round(one.list)} and ${Math.round(other.list)}`),
  );
}

/** How far the drawn icon of the menu is from the end of the content, where it is more than a pixel. */
export function listJuttingIcons(): string[] {
  const path = document.querySelector<SVGGraphicsElement>('.header-toggle svg :is(path, use)');
  const brand = document.querySelector('.header-brand');
  if (path === null || brand === null || !path.checkVisibility()) return [];
  const stroke = Number.parseFloat(getComputedStyle(path).strokeWidth) || 0;
  const { height, right, width } = path.getBoundingClientRect();
  const scale = (path.ownerSVGElement?.getBoundingClientRect().width ?? 24) / 24;
  const gutter = Number.parseFloat(
    getComputedStyle(document.querySelector('.page-head, .footer') ?? document.body).paddingLeft,
  );
  const gap = right + (stroke * scale) / 2 - (document.documentElement.clientWidth - gutter);
  return Math.abs(gap) > 1.5 ? [`${gap} px, ${width} × ${height}`] : [];
}

/** Numbered steps that come in out of their order. */
export function listMisorderedSteps(): string[] {
  return [...document.querySelectorAll('ol.boxes-list')].flatMap((list) => {
    const delays = [...list.children].map((step) =>
      Number.parseFloat(getComputedStyle(step).getPropertyValue('--boxes-delay') || '0'),
    );
    return delays.some((delay, index) => delay < (delays[index - 1] ?? 0)) ? [`${delays}`] : [];
  });
}
