// A document → what it makes browsers fetch, show or send at once, by its attributes.
/** Something that a page fetches, sends or shows, by the directive that has to allow it. */
export interface Asked {
  readonly directive: string;
  readonly url: URL;
}

/** By the attributes that make browsers ask for something at once, or send something. */
const asking: readonly (readonly [selector: string, attribute: string, directive: string])[] = [
  ['script[src]', 'src', 'script-src'],
  ['link[rel~=stylesheet]', 'href', 'style-src'],
  ['link[rel~=icon], link[rel=apple-touch-icon]', 'href', 'img-src'],
  ['link[rel=manifest]', 'href', 'manifest-src'],
  ['link[rel=preload][as=image]', 'href', 'img-src'],
  ['link[rel=preload][as=font]', 'href', 'font-src'],
  ['link[rel=modulepreload]', 'href', 'script-src'],
  ['img, image, input[type=image]', 'src', 'img-src'],
  ['use, image', 'href', 'img-src'],
  ['video', 'poster', 'img-src'],
  ['video, audio, source, track', 'src', 'media-src'],
  ['iframe, frame', 'src', 'frame-src'],
  ['embed', 'src', 'object-src'],
  ['object', 'data', 'object-src'],
  ['form', 'action', 'form-action'],
  ['button, input', 'formaction', 'form-action'],
  ['a[ping]', 'ping', 'connect-src'],
];

/** Attributes with several addresses. */
const setting = ['srcset', 'imagesrcset'];

/** Of no document: nothing is fetched. */
export function readHtml(html: string): HTMLElement {
  const read = document.createElement('div');
  read.innerHTML = html;
  return read;
}

/** `base` is the address that others are relative to. */
export function listAsked(html: string, base: string): Asked[] {
  const page = readHtml(html);
  const found = asking.flatMap(([selector, attribute, directive]) =>
    [...page.querySelectorAll(selector)].flatMap((element) => {
      const address = element.getAttribute(attribute);
      return address ? [{ directive, url: new URL(address, base) }] : [];
    }),
  );
  const sets = setting.flatMap((attribute) =>
    [...page.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/,\s+/)
        .map((part) => ({ directive: 'img-src', url: new URL(part.split(' ')[0] ?? '', base) })),
    ),
  );
  return [...found, ...sets];
}
