// The languages of the site, and a way to add one.
import { type FormEvent, useState } from 'react';
import { Icon } from './icon';
import { PanelHead } from './panel-head';
import { listLanguages, nameLanguage } from './site-values';
import { useShell, useStore } from './use-shell';

/** Those that sites in most places ask for; any other by its tag. */
const known =
  'ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nl no pl pt ro ru sk sl sv tr uk zh'.split(
    ' ',
  );

export function LanguagesPanel() {
  const store = useStore();
  const { site } = useShell();
  const [failure, setFailure] = useState('');
  const languages = listLanguages(site);
  const home = site?.pages.find(({ path }) => path === '/')?.id ?? '';
  const spoken = new Set([site?.language, ...languages.map(({ tag }) => tag)]);
  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const tag = String(new FormData(event.currentTarget).get('tag'));
    const answer = await store.addLanguage({ tag, name: nameLanguage(tag) });
    if (answer.type === 'written') store.select({ type: 'translations', page: home, tag });
    else if (answer.type === 'refused') setFailure(answer.message);
    else if (answer.type === 'waits') {
      setFailure(answer.findings[0]?.message ?? 'This language cannot be added yet.');
      void store.discard(answer.id);
    }
  };
  const remove = async (language: { readonly tag: string; readonly name: string }) => {
    const { name } = language;
    const question = `Remove ${name}, with everything that is translated? The addresses of its pages will lead to those of the site.`;
    if (!confirm(question)) return;
    const answer = await store.removeLanguage(language);
    if (answer.type === 'written') setFailure('');
    else if (answer.type === 'refused') setFailure(answer.message);
    else if (answer.type === 'waits') {
      const [finding] = answer.findings;
      setFailure(`${name} cannot be removed yet: ${finding?.message} ${finding?.hint}`);
      void store.discard(answer.id);
    }
  };
  return (
    <section className="panel">
      <PanelHead
        title="Languages"
        about="A page is there in a language as soon as its words are translated. Until then, its links lead to the language of the site."
      />
      <ul className="parts">
        {languages.map(({ tag, name }) => (
          <li key={tag} className="with-unit">
            <button
              type="button"
              onClick={() => store.select({ type: 'translations', page: '', tag })}
            >
              {name}
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={`Remove ${name}`}
              onClick={() => void remove({ tag, name })}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)}>
        <label className="field">
          <span>Add a language</span>
          <select name="tag">
            {known
              .filter((tag) => !spoken.has(tag))
              .map((tag) => (
                <option key={tag} value={tag}>
                  {nameLanguage(tag)}
                </option>
              ))}
          </select>
        </label>
        <button type="submit">Add</button>
      </form>
      {failure !== '' && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
