// An item is an article with a sheet of its own.
export { ArticleLayout as ItemLayout } from '../article/article';
