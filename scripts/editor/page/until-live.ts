// A document in the frame → whether the app of the site has taken it over.

/** In milliseconds. */
const maxWait = 3000;

/** A site may have no app, and a person may look at the page without scripts. */
function hasApp({ defaultView, body }: Document): boolean {
  const frame = defaultView?.frameElement;
  const state = body.querySelector(':scope > script[type="application/json"]');
  return state !== null && frame?.hasAttribute('sandbox') !== true;
}

/** Words that change before the app has taken the page over would not be those that it expects. */
export async function untilLive(document: Document): Promise<void> {
  if (!hasApp(document)) return;
  const isLive = (): boolean => document.querySelector('.app[data-live]') !== null;
  for (let waited = 0; !isLive() && waited < maxWait; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
