// An address of this computer → the browser that its user has chosen.
import { spawn } from 'node:child_process';

const programs: Readonly<Record<string, readonly [command: string, ...before: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Where there is none, the address is in the terminal. */
export function openBrowser(address: string): void {
  const [command, ...before] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...before, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
