// A site → a file beside its manifest that starts the editor by a double click, on this kind of system.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Shortcut {
  readonly name: string;
  readonly text: string;
}

const missing =
  'Node is not installed on this computer. Get it from nodejs.org (the button LTS), install it, and double-click this file again.';

const script = `#!/bin/sh
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null 2>&1; then
  echo "${missing}"
  echo "Press Enter to close this window."
  read -r _
  exit 1
fi
npx plinth edit --open
`;

const shortcuts: Readonly<Record<string, Shortcut>> = {
  darwin: { name: 'Edit this site.command', text: script },
  win32: {
    name: 'Edit this site.cmd',
    text: [
      '@echo off',
      'cd /d "%~dp0"',
      'where node >nul 2>nul',
      'if errorlevel 1 (',
      `  echo ${missing.replace('(the button LTS)', '- the button LTS -')}`,
      '  pause',
      '  exit /b 1',
      ')',
      'npx plinth edit --open',
      '',
    ].join('\r\n'),
  },
  linux: { name: 'edit-this-site.sh', text: script },
};

/** Its name below the root. */
export function writeShortcut(root: string, platform: string = process.platform): string {
  const { name, text } = shortcuts[platform] ?? { name: 'edit-this-site.sh', text: script };
  const file = join(root, name);
  writeFileSync(file, text);
  if (platform !== 'win32') chmodSync(file, 0o755);
  return name;
}
