import home from '../content/index.json';
import { meta, View } from './view';

export { meta };
export const loader = () => home;
export default function Page() {
  return <View page={home} />;
}
