// A form of the editor, all of it unfolded → its fields, and which of them show a value as it is written in the file, or not at all.
import type { Locator } from 'playwright';

interface ReadFields {
  readonly fields: readonly string[];
  /** Must be empty. */
  readonly raw: readonly string[];
}

/** Groups and items of lists, and what is folded in these. */
async function unfold(form: Locator): Promise<void> {
  const folded = form.locator('details:not([open]) > summary').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().press('Enter');
}

/** `manifest`: as it is written, to see which fields hold lists and groups. */
export async function readFields(form: Locator, manifest: object): Promise<ReadFields> {
  await unfold(form);
  return form.evaluate((panel, written) => {
    const isRaw = (text: string): boolean => {
      try {
        const parsed: unknown = JSON.parse(text);
        return typeof parsed === 'object' && parsed !== null;
      } catch {
        return text.includes('[object ');
      }
    };
    const inManifest = [...panel.querySelectorAll<HTMLElement>('[data-field]')];
    const raw = inManifest.flatMap((field): string[] => {
      const name = field.dataset.field ?? '';
      const inputs = [...field.querySelectorAll<HTMLInputElement>('input, textarea')];
      if (inputs.some((input) => isRaw(input.value))) return [name];
      const [file, path = ''] = name.split('#');
      const held = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], written);
      const isWhole = file === 'site.manifest.json' && typeof held === 'object' && held !== null;
      const hasControl =
        field.querySelector('input, textarea, select, button, summary, .words') !== null;
      // Words cannot say a list or a group.
      const isText = field.querySelector(
        ':scope > .field > :is(input:not([role]), textarea, .rich)',
      );
      return isWhole && (!hasControl || isText !== null) ? [`${name}: no control`] : [];
    });
    return { fields: inManifest.map((field) => field.dataset.field ?? ''), raw };
  }, manifest);
}
