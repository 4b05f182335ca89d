import { readFileSync } from 'node:fs';
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: JSON.parse(readFileSync('content/paths.json', 'utf8')),
};
