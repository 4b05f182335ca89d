import { readFileSync } from 'node:fs';
export const data = ({ routeParams }) =>
  JSON.parse(
    readFileSync(['content', routeParams.area, routeParams.name].join('/') + '.json', 'utf8'),
  );
