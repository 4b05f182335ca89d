// Renders components into a separate document for tests; the returned function removes everything.
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Services, ServicesContext } from '../../engine/ui/services';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Rendered {
  readonly container: HTMLElement;
  readonly remove: () => void;
}

export function render(children: ReactNode, services: Services): Rendered {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<ServicesContext value={services}>{children}</ServicesContext>));
  return {
    container,
    remove() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

/** The same as the markup of a build, before any script runs; in no document. */
export function prerender(children: ReactNode, services: Services): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <ServicesContext value={services}>{children}</ServicesContext>,
  );
  return container;
}

/** The first element that a selector finds; a test without it has nothing to say. */
export function find<Found extends Element = HTMLElement>(within: ParentNode, selector: string) {
  const found = within.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}
