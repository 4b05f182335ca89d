// The page of a local server for an address that another system answers.
import { makeLocalPage } from './local-page';

export const makeElsewherePage = (path: string) =>
  makeLocalPage({
    title: 'Served elsewhere',
    about: `Where the site is published, another system answers ${path}. This server has the site alone.`,
    style: '',
    content: '',
  });
