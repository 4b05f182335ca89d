// What is rendered → the same, which no component can change: browsers get it as it was, and would show something else.

/** What was frozen before is frozen to its end. */
export function freezeView<View>(view: View): View {
  if (typeof view !== 'object' || view === null || Object.isFrozen(view)) return view;
  for (const inner of Object.values(view)) freezeView(inner);
  return Object.freeze(view);
}
