// Words and styles → a page of a local server itself: without scripts, apart from every site.
import { createHash } from 'node:crypto';

const baseStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
p { margin: 0 0 2rem; opacity: .8; }
`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

interface LocalPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface LocalPageParts {
  readonly title: string;
  /** A sentence below the title, as plain text. */
  readonly about: string;
  readonly style: string;
  /** Markup. */
  readonly content: string;
  /** Whether it shows other pages of the server in frames. */
  readonly frames?: boolean;
}

/** Its policy allows nothing but its own style, and its frames. */
export function makeLocalPage({ title, about, style, content, frames }: LocalPageParts): LocalPage {
  const styles = baseStyle + style;
  const styleHash = createHash('sha256').update(styles).digest('base64');
  return {
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
      '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
      `<style>${styles}</style></head><body><main><h1>${title}</h1><p>${escapeMarkup(about)}</p>` +
      `${content}</main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        `default-src 'none'; style-src 'sha256-${styleHash}'; ${frames ? "frame-src 'self'; " : ''}` +
        "base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  };
}
