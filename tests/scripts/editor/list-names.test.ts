// What a field chooses among: names of the site, each as a person calls it.
import { expect, test } from 'vitest';
import { chooseControl } from '../../../scripts/editor/shell/fields/choose-control';
import { readNamed, readSchema } from '../../../scripts/editor/shell/fields/form-schema';
import { listNames } from '../../../scripts/editor/shell/fields/list-names';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import type { EditorState } from '../../../scripts/editor/site-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;

test.each(['link', 'redirect', 'page'])('the language of a %s is one of the site', (name) => {
  const { properties, from } = readNamed(schemas, name);
  const language = readSchema(schemas, properties?.language, from);
  expect(chooseControl(schemas, language)).toBe('name');
  const site = {
    language: 'de',
    manifest: { languages: { fr: { name: 'Français', path: '/fr' } } },
  } as unknown as EditorState;
  expect(listNames(site, 'language')).toEqual([
    { key: 'de', title: 'Deutsch' },
    { key: 'fr', title: 'Français' },
  ]);
});
