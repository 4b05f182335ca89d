import home from '../content/index.json';
import { Article } from '../site-parts';
import { meta } from './meta';

export { meta };
export const loader = () => home;
export default function Page() {
  return <Article page={home} />;
}
