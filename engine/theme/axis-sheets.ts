// The axes of a theme, and the direction of its text → the names of the sheets that hold the rules of their values.
import type { Site } from '../model/site';
import type { Axes } from '../model/theme';

/** `['cards.lifted', 'header-home.true', …]`: a name for each value that is a word or true, whether or not there is such a sheet. */
export function listAxisSheets(
  axes: Partial<Axes> & {
    readonly direction?: Site['direction'];
    readonly notice?: 'shown';
    readonly menus?: 'described';
    readonly labels?: 'set';
    readonly fonts?: 'set';
    readonly moving?: true;
    readonly 'moving-edge'?: Axes['pictures']['edge'];
    readonly controls?: { readonly shown: true; readonly footer: Axes['footer']['form'] } & Pick<
      Axes['header'],
      'form' | 'tone'
    >;
  },
  within = '',
): string[] {
  return Object.entries(axes).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string' || value === true) return [`${within}${key}.${value}`];
    const isGroup = typeof value === 'object' && value !== null;
    return isGroup ? listAxisSheets(value, `${within}${key}-`) : [];
  });
}
