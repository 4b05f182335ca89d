// Words as an input method brings them: in steps that may still change, then as they are taken.
import type { Page } from 'playwright';

interface InputMethod {
  readonly compose: (text: string) => Promise<void>;
  /** What was composed last becomes these words. */
  readonly take: (text: string) => Promise<void>;
}

/** It types where the focus is. Chromium alone has one. */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page);
  return {
    compose: async (text) => {
      const end = text.length;
      await session.send('Input.imeSetComposition', {
        ...{ text, selectionStart: end, selectionEnd: end },
      });
    },
    take: async (text) => {
      await session.send('Input.insertText', { text });
    },
  };
}
