// Element factories → the same, which refuse what the policy of a page would silently ignore, or break on: the prerender gives
// them to the blocks of a site.
import {
  type ComponentProps,
  cloneElement,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';

/** Told apart by its name: renderers may be bundled apart from the command. */
class RefusedMarkup extends Error {
  override readonly name = 'RefusedMarkup';
  readonly remedy: string;

  constructor([what, remedy]: readonly [what: string, remedy: string]) {
    super(what);
    this.remedy = remedy;
  }
}

const html = [
  'HTML as text',
  'Render elements instead, or the running text of the manifest with RunningText of "plinth".',
] as const;

const refusedProps: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  style: ['a "style" attribute', 'Write a class name, and a rule in the style sheet of the block.'],
  dangerouslySetInnerHTML: html,
  innerHTML: html,
};

const refusedTypes: typeof refusedProps = {
  style: ['a <style> element', 'Write the rules into the style sheet of the block.'],
  script: ['a <script> element', 'Do that in an effect of the component.'],
};

function check(type: unknown, props: object | null | undefined): void {
  if (typeof type !== 'string') return;
  const refused = Object.hasOwn(refusedTypes, type) ? refusedTypes[type] : undefined;
  if (refused !== undefined) throw new RefusedMarkup(refused);
  for (const [name, value] of Object.entries(props ?? {}))
    if (value !== undefined && value !== null && Object.hasOwn(refusedProps, name))
      throw new RefusedMarkup(refusedProps[name] ?? html);
}

type Factory = (type: never, props: never, ...rest: never[]) => unknown;

/** For `createElement`, `jsx` and `jsxs`. */
export const guard = <Make extends Factory>(make: Make): Make =>
  ((type, props, ...rest) => {
    check(type, props);
    return make(type, props, ...rest);
  }) as Make;

export const guardedCreate = guard(createElement as Factory);

export function guardedClone(element: ReactElement, props?: object, ...rest: ReactNode[]) {
  check(element.type, props);
  return cloneElement(element, props, ...rest);
}

/** True while the place of an error is searched: React keeps errors inside a Suspense to itself. */
export const ShowsErrors = createContext(false);

export function GuardedSuspense(props: ComponentProps<typeof Suspense>) {
  return useContext(ShowsErrors) ? props.children : <Suspense {...props} />;
}
