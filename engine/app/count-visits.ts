// What happens in a visit → one small request each, to the counting service of the site. Loaded on its own, by such a site
// alone: no script of the service, no cookie, nothing stored, and nothing at all for those who ask for that.
import type { CounterService } from '../model/outside-services';
import type { Visit, VisitEvent } from '../ui/visit';
import { toCountRequest } from './count-formats';

/** Browsers say so of visitors who want to be counted nowhere; and nobody counts a site on their own computer. */
function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isLoopback = /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/;
  return globalPrivacyControl === true || doNotTrack === '1' || isLoopback.test(location.hostname);
}

/** Names of campaigns stay; anything else in a query may be about the visitor. */
function toCountedUrl(): URL {
  const url = new URL(location.href);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (!/^(?:utm_\w+|ref)$/.test(name)) url.searchParams.delete(name);
  return url;
}

/** Once the document is looked at: browsers may load one that never is. */
const whenActive = (then: () => void): void => {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
};

export function countVisits(
  service: CounterService,
  { listeners }: Pick<Visit, 'listeners'>,
): void {
  if (isRefused()) return;
  let before = document.referrer;
  const count = ({ form }: VisitEvent): void => {
    const url = toCountedUrl();
    const { language } = navigator;
    const { title } = document;
    const counted = { url, title, referrer: before, language, screen, form };
    const { address, body, json } = toCountRequest(service, counted);
    if (form === undefined) before = url.href;
    fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      ...(body !== undefined && { body }),
      ...(json ? { headers: { 'content-type': 'application/json' } } : { mode: 'no-cors' }),
    }).catch(() => undefined);
  };
  listeners.add(count);
  // A page that the browser kept and shows again is viewed again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count({});
  });
  whenActive(() => count({}));
}
