import { readFileSync } from 'node:fs';
import { Article } from '../site-parts';
import { meta } from './meta';

export { meta };
export const loader = ({ params }) =>
  JSON.parse(readFileSync('content/' + params['*'].replace(/\/$/, '') + '.json', 'utf8'));
export default function Page({ loaderData }) {
  return <Article page={loaderData} />;
}
