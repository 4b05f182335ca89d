import { readFileSync } from 'node:fs';
import home from '../../content/index.json';
import { Article } from '../../site-parts';

const load = async ({ params }) => {
  const { slug } = await params;
  return slug === undefined
    ? home
    : JSON.parse(readFileSync('content/' + slug.join('/') + '.json', 'utf8'));
};
export const dynamicParams = false;
export const generateStaticParams = () =>
  JSON.parse(readFileSync('content/paths.json', 'utf8')).map((path) => ({
    slug: path === '/' ? [] : path.slice(1).split('/'),
  }));
export async function generateMetadata(props) {
  const { title, summary } = await load(props);
  return { title, description: summary };
}
export default async function Page(props) {
  const page = await load(props);
  return <Article page={page} />;
}
