// The icons of the engine → a page that shows each with its name.
import type { Workspace } from '../files/workspace';
import { makeLocalPage } from '../serve/local-page';
import { buildSprite, listBuiltInIcons, withoutSiteIcons } from '../source/icon-sprite';

const style = `
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 1.25rem;
  margin: 0; padding: 0; list-style: none; text-align: center; }
li { padding: 1.25rem .5rem; overflow-wrap: anywhere;
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; }
svg[hidden] { display: none; }
li svg { display: block; width: 2rem; height: 2rem; margin: 0 auto .75rem; }
code { user-select: all; }
`;

const renderIcon = (name: string): string =>
  `<li><svg aria-hidden="true"><use href="#${name}"/></svg><code>${name}</code></li>`;

/** Without the icons of any site: it may have the same names for drawings of its own. */
export function makeIconGallery(workspace: Workspace) {
  const names = listBuiltInIcons(workspace);
  const sprite = buildSprite(withoutSiteIcons(workspace), names).replace('<svg ', '<svg hidden ');
  return makeLocalPage({
    title: 'Icons',
    about:
      'The icons that every site has, by name. An SVG file in files/icons/ adds one, or replaces the one of its name.',
    style,
    content: `${sprite}<ul>${names.map(renderIcon).join('')}</ul>`,
  });
}
