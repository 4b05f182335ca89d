import { readFileSync } from 'node:fs';
export default () => JSON.parse(readFileSync('content/paths.json', 'utf8')).slice(1);
