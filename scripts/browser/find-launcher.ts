// What a site has installed → a way to start a browser, or what is missing. Nothing is installed.
import { createRequire } from 'node:module';
import type { Browser, BrowserType } from 'playwright';
import { describeUninstalled } from '../command/uninstalled';
import { findModule } from '../files/find-module';
import type { Workspace } from '../files/workspace';
import { browserArguments, findInstalledBrowser, findNamedBrowser } from './find-browser';

export type Launch = () => Promise<Browser>;

/** `lacks` is a sentence for a person, with the remedy. */
type Launcher = { readonly launch: Launch } | { readonly lacks: string };

/** @throws CannotRun if a variable names something that is not a browser */
export function findLauncher({ root, engine }: Workspace): Launcher {
  const file = ['playwright-core', 'playwright']
    .map((name) => findModule([root, engine], name))
    .find((path) => path !== undefined);
  if (file === undefined) return { lacks: describeUninstalled(root, 'playwright-core') };
  const { chromium } = createRequire(file)(file) as { readonly chromium: BrowserType };
  const executablePath = findNamedBrowser() ?? findInstalledBrowser(chromium.executablePath());
  if (executablePath === undefined)
    return {
      lacks:
        'There is no Chrome or Chromium. Install one, or name it in the variable PLINTH_BROWSER.',
    };
  const launch = (): Promise<Browser> =>
    chromium.launch({
      executablePath,
      args: [...browserArguments],
      // These would end this process at once.
      handleSIGINT: false,
      handleSIGTERM: false,
    });
  return { launch };
}
