import { useData } from 'vike-react/useData';
import { Article } from './site-parts';

export default function Page() {
  return <Article page={useData()} />;
}
