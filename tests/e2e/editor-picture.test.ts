// The picture of the editor that the README shows, from a finished site. It is written where PLINTH_PICTURES is set, and only then.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { test } from 'vitest';
import { openEdited } from './open-edited';

const picture = 'scripts/package/editor.webp';
const day = '2026-11-27';

test.runIf(process.env.PLINTH_PICTURES)('words that are typed on their page', async () => {
  const edited = await openEdited('scripts/starter/looks/bakery', day, {
    ...{ viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    ...{ locale: 'en-GB', timezoneId: 'Europe/London', deviceScaleFactor: 2 },
  });
  const { page, site, root } = edited;
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args]);
  try {
    git('init', '--quiet');
    git('add', '--all');
    git('-c', 'user.name=S', '-c', 'user.email=s@example.com', 'commit', '--quiet', '-m', 'Site');
    await page.clock.setFixedTime(`${day}T14:05:00Z`);
    const words = site.getByText('Mixed at eight');
    await words.click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' We open at seven.');
    await page.getByText('Saved 14:05 · changes not published yet').waitFor();
    await page.getByText(/^Shows on \d+ pages/).waitFor();
    const taken = await page.screenshot({ animations: 'disabled', caret: 'initial' });
    writeFileSync(picture, await sharp(taken).resize(1440).webp({ quality: 80 }).toBuffer());
  } finally {
    await edited.close();
  }
});
