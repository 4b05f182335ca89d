// A document → the addresses that a browser asks for while it loads.

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** What a document loads by itself. */
export function findRequests(html: string): {
  readonly pictures: string[];
  readonly others: string[];
} {
  const tags = html.match(/<(?:link|img|script|use)\s[^>]*>/g) ?? [];
  const pictures = new Set<string>();
  const others = new Set<string>();
  for (const tag of tags) {
    const address = (attribute(tag, 'src') ?? attribute(tag, 'href') ?? '').split('#')[0];
    if (address === undefined || address === '') continue;
    if (tag.startsWith('<img')) {
      if (attribute(tag, 'loading') !== 'lazy') pictures.add(address);
    } else if (!tag.startsWith('<link') || attribute(tag, 'rel') === 'stylesheet')
      others.add(address);
    else if (attribute(tag, 'as') === 'font') others.add(address);
  }
  return { pictures: [...pictures], others: [...others] };
}
