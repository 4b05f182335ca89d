import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHead } from '../../../engine/layouts/page-head';
import { ServicesContext } from '../../../engine/ui/services';
import { useLive } from '../../../engine/ui/use-live';
import { find, render } from '../render';
import { createSampleServices, samplePage } from '../sample-services';

const picture = { src: '/one.svg', alt: 'A line', width: 16, height: 9 };

function prerendered(tree: React.ReactNode): { hydrate: () => void; container: HTMLElement } {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  return { container, hydrate: () => act(() => void hydrateRoot(container, tree)) };
}

test('only what asks whether the app runs is rendered again once it does', () => {
  const renderings: string[] = [];
  const Asking = () => {
    renderings.push(`asking: ${useLive()}`);
    return null;
  };
  const Around = () => {
    renderings.push('around');
    return <Asking />;
  };
  const { hydrate } = prerendered(<Around />);
  renderings.length = 0;
  hydrate();
  expect(renderings).toEqual(['around', 'asking: false', 'asking: true']);
});

test('the picture of a document is fetched at once, that of a page reached by a click once it is shown', () => {
  const services = createSampleServices();
  const head = <PageHead page={{ ...samplePage, image: picture }} />;
  const loading = (within: HTMLElement) => find(within, 'img').getAttribute('loading');
  const { container, hydrate } = prerendered(
    <ServicesContext value={services}>{head}</ServicesContext>,
  );
  expect(loading(container)).toBe('eager');
  hydrate();
  expect(loading(container)).toBe('eager');
  const reached = render(head, services);
  expect(loading(reached.container)).toBe('lazy');
  reached.remove();
});
