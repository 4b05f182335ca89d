import { useEffect, useState } from 'react';

/** A section is current from where its heading is in the upper third of the window. */
const line = 1 / 3;

/** In pixels: no page is longer, so that whatever is above the line counts as within. */
const aboveAll = 1_000_000;

const isAbove = (id: string): boolean => {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top <= window.innerHeight * line;
};

/** Which of some sections, by the ids of their headings, the visitor is reading; the last one begun. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const names = all.split(' ');
    // Called when a heading crosses the line, also in a jump from the end to the beginning: nothing is measured while scrolling between.
    const observer = new IntersectionObserver(() => setCurrent(names.findLast(isAbove)), {
      rootMargin: `${aboveAll}px 0px -${Math.round((1 - line) * 100)}%`,
    });
    for (const name of names) {
      const heading = document.getElementById(name);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
