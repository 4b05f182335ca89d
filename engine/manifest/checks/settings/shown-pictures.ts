// Files that are shown in place of others: never in their own, and those for dark pages where pages can be dark.
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { Picture } from '../../../generated/manifest';
import { resolveTheme } from '../../../theme/resolve-theme';
import type { RawFinding } from '../../raw-finding';
import type { SiteSettings } from '../context/check-context';

export function checkShownPictures({
  file,
  settings: { theme, pictures = {} },
}: SiteSettings<'theme' | 'pictures'>): readonly RawFinding[] {
  const isNeverDark = resolveTheme(theme).scheme === 'light';
  const checkOne = (path: string, { narrow, dark }: Picture): RawFinding[] => {
    const at = toPointer('/pictures', path);
    const same = Object.entries({ narrow, dark }).filter(([, other]) => other === path);
    return [
      ...same.map(([name]): RawFinding => {
        const pointer = `${at}/${name}`;
        return { code: 'same-picture', file, pointer, params: { path, name } };
      }),
      ...(isNeverDark && dark !== undefined && dark !== path
        ? [
            {
              code: 'unshown-dark-picture',
              file,
              pointer: `${at}/dark`,
              params: { path: dark },
            } as const,
          ]
        : []),
    ];
  };
  return Object.entries(pictures).flatMap(([path, picture]) =>
    isReservedKey(path) ? [] : checkOne(path, picture),
  );
}
