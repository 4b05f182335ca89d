// What is rendered → the same, which no component can change: browsers get it as it was, and would show something else.

/** What was frozen before is frozen to its end. */
export function freezeView(view: unknown): void {
  if (typeof view !== 'object' || view === null || Object.isFrozen(view)) return;
  for (const inner of Object.values(view)) freezeView(inner);
  Object.freeze(view);
}
