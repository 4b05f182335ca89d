// What is measured on a page, in CSS pixels unless said otherwise. These functions run in the browser, each by itself.

export function measureFirstView() {
  const find = (selector: string): Element => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`There is no ${selector}`);
    return element;
  };
  const carousel = find('.carousel').getBoundingClientRect();
  const caption = find('.carousel-caption');
  const { fontSize, lineHeight } = getComputedStyle(caption);
  const name = find('.header-brand').textContent?.trim() ?? '';
  const inView = [...document.querySelectorAll('h1, .header-brand, .carousel-caption')].filter(
    (element) => element.getBoundingClientRect().top < innerHeight,
  );
  return {
    top: Math.round(carousel.top),
    height: Math.round(carousel.height),
    caption: Math.round(Number.parseFloat(fontSize) * 10) / 10,
    captionTop: Math.round(caption.getBoundingClientRect().top),
    lines: Math.round(caption.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
    buttonBottom: Math.round(find('.carousel-slide .button').getBoundingClientRect().bottom),
    names: inView.filter((element) => element.textContent?.includes(name)).length,
  };
}

export function measureBands() {
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const parts = [...document.querySelectorAll('.page > *, .footer')].map((element) => {
    const own = getComputedStyle(element).backgroundColor;
    const { top, bottom } = element.getBoundingClientRect();
    return { colour: own === 'rgba(0, 0, 0, 0)' ? page : own, top, bottom };
  });
  const bands: { colour: string; top: number; bottom: number }[] = [];
  for (const part of parts) {
    const last = bands.at(-1);
    if (last?.colour === part.colour) last.bottom = part.bottom;
    else bands.push({ ...part, top: last?.bottom ?? part.top });
  }
  const lists = document.querySelectorAll('.block:has(> .card-list)');
  return {
    /** From top to bottom, as CSS writes them. */
    colours: bands.map(({ colour }) => colour),
    longest: Math.round(Math.max(...bands.map(({ top, bottom }) => bottom - top))),
    layouts: new Set([...lists].map((list) => list.getAttribute('data-layout'))).size,
  };
}

export function measureArticle() {
  const text = document.querySelector('.content-nodes');
  const aside = document.querySelector('.related, .contents');
  if (text === null || aside === null) throw new Error('There is no text with an aside');
  const paragraphs = [...text.querySelectorAll('p')].slice(1);
  const lengths = paragraphs.flatMap((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
    return lines.size > 2 ? [(paragraph.textContent?.length ?? 0) / (lines.size - 0.4)] : [];
  });
  lengths.sort((one, other) => one - other);
  const first = text.querySelector('p')?.getBoundingClientRect();
  return {
    characters: Math.round(lengths[Math.floor(lengths.length / 2)] ?? 0),
    gap: Math.round((first?.left ?? 0) - aside.getBoundingClientRect().right),
  };
}

export function measureHead() {
  const picture = document.querySelector('.page-head-picture > img');
  const main = document.querySelector('.main');
  const head = document.querySelector('.page-head');
  if (picture === null || main === null || head === null) throw new Error('There is no picture');
  const ends = [picture, main].map((element) => element.getBoundingClientRect().right);
  return {
    edge: Math.round(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) * 10) / 10,
    height: Math.round(head.getBoundingClientRect().height),
  };
}

/** Pairs of levels that have a size in common; what stands beside the text has one of its own. */
export function measureHeadings() {
  const sizesOf = (level: string): number[] => [
    ...new Set(
      [...document.querySelectorAll(`.main ${level}:not(.related-heading)`)].map((heading) =>
        Math.round(Number.parseFloat(getComputedStyle(heading).fontSize)),
      ),
    ),
  ];
  const levels = ['h1', 'h2', 'h3'].map(sizesOf);
  const equal = levels.slice(1).filter((sizes, index) => {
    const above = levels[index] ?? [];
    return sizes.some((size) => above.includes(size));
  });
  return { equal: equal.length, h1: Math.max(0, ...(levels[0] ?? [])) };
}

export function measurePhone() {
  const columns = [...document.querySelectorAll('.main p, .main input')].map(
    (element) => element.parentElement?.getBoundingClientRect().width ?? 0,
  );
  const targets = [...document.querySelectorAll('.dock a, .dock button')].map(
    (element) => element.getBoundingClientRect().height,
  );
  return {
    column: Math.round(Math.max(...columns)),
    targets: Math.round(Math.min(...targets.filter((height) => height > 0))),
  };
}

export function measureIndex() {
  const list = document.querySelector('.children .card-list');
  if (list === null) throw new Error('There are no children');
  return Math.round(list.getBoundingClientRect().height);
}

/** How many parts of the window are filled with the accent. */
export function countAccents() {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = 'var(--accent)';
  const accent = getComputedStyle(sample).color;
  sample.remove();
  const filled = [...document.querySelectorAll('body *')].filter((element) => {
    if (getComputedStyle(element).backgroundColor !== accent) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(
      (left + right) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    return seen !== null && element.contains(seen);
  });
  return filled.length;
}

export function measureFinale() {
  const finale = document.querySelector('.page > .call-to-action');
  const words = finale?.querySelector('.call-to-action-words');
  const button = finale?.querySelector('.button');
  if (!finale || !words || !button) throw new Error('There is no invitation');
  return {
    height: Math.round(finale.getBoundingClientRect().height),
    gap: Math.round(button.getBoundingClientRect().top - words.getBoundingClientRect().bottom),
    /** Its own ground and that of the page, as CSS writes them. */
    grounds: [finale, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  };
}

/** How far down the page the first block after the head begins, without a notice; undefined where nothing follows. */
export function measureFirstBlock(): number | undefined {
  for (const notice of document.querySelectorAll<HTMLElement>('.notice')) notice.hidden = true;
  const parts = [...document.querySelectorAll('.page > *')].filter((part) =>
    part.checkVisibility(),
  );
  // A block may be the head, and the name of the page follow it.
  const first = parts.findIndex(
    (part, index) =>
      !part.matches('.page-head') && !(index === 0 && part.matches('.hero, .carousel')),
  );
  const top = parts[first]?.getBoundingClientRect().top;
  return top === undefined ? undefined : Math.round(top + scrollY);
}
