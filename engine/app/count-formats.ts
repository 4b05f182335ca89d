// Something to count → the one request that tells a counting service of it, in that service's own format.
import type { CounterService } from '../model/outside-services';

/** A view of a page, or a form that was sent on it. */
interface Counted {
  /** Of the page, without its hash and without what a query says of the visitor. */
  readonly url: URL;
  readonly title: string;
  /** Where the visitor came from; empty where nobody knows. */
  readonly referrer: string;
  readonly language: string;
  /** In CSS pixels. */
  readonly screen: { readonly width: number; readonly height: number };
  /** The id of the form that was sent; absent for a view. */
  readonly form?: string | undefined;
}

interface CountRequest {
  readonly address: string;
  readonly body?: string;
  /** The body is read as JSON only where the request says so, which asks for a second request before it. */
  readonly json?: true;
}

type Format<Type extends CounterService['type']> = (
  service: Extract<CounterService, { type: Type }>,
  counted: Counted,
) => CountRequest;

/** No answer of a count is ever used again. */
const makeNonce = (): string => Math.random().toString(36).slice(2, 10);

const plausible: Format<'plausible'> = ({ origin, site }, { url, referrer, form }) => ({
  address: `${origin}/api/event`,
  body: JSON.stringify({
    n: form === undefined ? 'pageview' : 'Form sent',
    u: url.href,
    d: site,
    r: referrer || null,
    ...(form !== undefined && { p: JSON.stringify({ form }) }),
  }),
});

const umami: Format<'umami'> = ({ origin, website }, counted) => {
  const { url, title, referrer, language, screen, form } = counted;
  const payload = {
    website,
    hostname: url.hostname,
    language,
    screen: `${screen.width}x${screen.height}`,
    title,
    url: url.pathname + url.search,
    referrer,
    ...(form !== undefined && { name: 'form-sent', data: { form } }),
  };
  const body = JSON.stringify({ type: 'event', payload });
  return { address: `${origin}/api/send`, body, json: true };
};

const goatcounter: Format<'goatcounter'> = ({ origin }, counted) => {
  const { url, title, referrer, screen, form } = counted;
  const facts = new URLSearchParams({
    p: form === undefined ? url.pathname : `form-sent-${form}`,
    t: title,
    r: referrer,
    s: String(screen.width),
    b: '0',
    q: url.search,
    rnd: makeNonce(),
    ...(form !== undefined && { e: 'true' }),
  });
  return { address: `${origin}/count?${facts}` };
};

const matomo: Format<'matomo'> = ({ origin, siteId }, { url, title, referrer, form }) => {
  const facts = new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    url: url.href,
    urlref: referrer,
    action_name: title,
    rand: makeNonce(),
    send_image: '0',
    ...(form !== undefined && { e_c: 'form', e_a: 'sent', e_n: form, ca: '1' }),
  });
  return { address: `${origin}/matomo.php?${facts}` };
};

const formats: { readonly [Type in CounterService['type']]: Format<Type> } = {
  plausible,
  umami,
  goatcounter,
  matomo,
};

export function toCountRequest(service: CounterService, counted: Counted): CountRequest {
  // The table is total over the union; which member it is cannot be followed by the type checker.
  const format = formats[service.type] as (given: CounterService, of: Counted) => CountRequest;
  return format(service, counted);
}
