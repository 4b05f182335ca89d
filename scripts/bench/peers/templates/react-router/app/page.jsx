import { readFileSync } from 'node:fs';
import { meta, View } from './view';

export { meta };
export const loader = ({ params }) =>
  JSON.parse(readFileSync('content/' + params['*'].replace(/\/$/, '') + '.json', 'utf8'));
export default function Page({ loaderData }) {
  return <View page={loaderData} />;
}
