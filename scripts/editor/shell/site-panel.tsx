// A part of the whole site → its fields.
import { EntryPlace } from './entry-place';
import { Field } from './fields/field';
import { type FormSchema, readNamed, readSchema } from './fields/form-schema';
import { Icon } from './icon';
import { toMenuPath } from './menu-moves';
import { PanelHead } from './panel-head';
import { RedirectList } from './redirect-list';
import { commonParts, listSiteParts } from './site-parts';
import { findMember, manifestFile } from './site-values';
import { useShell, useStore } from './use-shell';

export function SitePanel({ part }: { readonly part: string }) {
  const store = useStore();
  const { site, schemas } = useShell();
  if (part === 'shell')
    return (
      <section className="panel">
        <PanelHead
          title="On every page"
          about="This part of the page is on all pages. Choose what to change of it."
        />
        <ul className="parts">
          <li>
            <button type="button" onClick={() => store.set({ tab: 'Menus' })}>
              Menus
            </button>
          </li>
          {commonParts.map(({ part: one, title }) => (
            <li key={one}>
              <button type="button" onClick={() => store.select({ type: 'site', part: one })}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  const isMenu = part.startsWith('menus/');
  const path = isMenu ? toMenuPath(part) : part.split('/');
  const isInner = !isMenu && path.length > 1;
  const manifest = readNamed(schemas, 'manifest');
  const schema = isMenu
    ? readNamed(schemas, path.length === 2 ? 'menu' : 'menu-item')
    : path.reduce<FormSchema>(
        ({ properties, from }, name) => readSchema(schemas, properties?.[name], from),
        manifest,
      );
  const title =
    listSiteParts(schemas).find((one) => one.part === part)?.title ?? schema.title ?? part;
  const entry = isMenu ? part.slice('menus/'.length).split(',').map(Number) : undefined;
  const page = entry && findMember(site, [...path, 'page']);
  const openPage = (id: string): void => {
    store.set({ tab: 'Pages' });
    store.open(id);
  };
  return (
    <section className="panel">
      {entry !== undefined && (
        <PanelHead title="Menu entry">
          {typeof page === 'string' && (
            <button type="button" onClick={() => openPage(page)}>
              Open the page
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              store.select(undefined);
              void store.operate('remove a menu entry', { op: 'menu remove', entry });
            }}
          >
            <Icon name="remove" /> Remove
          </button>
        </PanelHead>
      )}
      {isInner && <PanelHead title={title} />}
      {entry !== undefined && <EntryPlace entry={entry} />}
      <Field
        schema={schema}
        place={{ store, file: manifestFile, path }}
        value={findMember(site, path)}
        label={isInner ? (schema.title ?? title) : title}
        isRequired={!isInner}
      />
      {part === 'redirects' && <RedirectList />}
    </section>
  );
}
