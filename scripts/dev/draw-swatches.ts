// The colours of a scheme → a drawing of a field for each, with its role and its value.
import type { Palette } from '../../engine/model/theme';
import { toContrast } from '../../engine/theme/colours';

const columns = 5;

/** In the units of the drawing. */
export const swatchSize = { width: 960, height: 720 } as const;

export function drawSwatches(colours: Palette): string {
  const entries = Object.entries(colours);
  const width = swatchSize.width / columns;
  const height = swatchSize.height / Math.ceil(entries.length / columns);
  const fields = entries.map(([role, colour], index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    const ink = toContrast('#ffffff', colour) > toContrast('#000000', colour) ? '#fff' : '#000';
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/><text x="${x + 16}" y="${y + height - 36}" fill="${ink}">${role}</text><text x="${x + 16}" y="${y + height - 14}" fill="${ink}">${colour}</text>`;
  });
  const { width: w, height: h } = swatchSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="sans-serif" font-size="18">${fields.join('')}</svg>`;
}
