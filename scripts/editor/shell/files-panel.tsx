// The pictures and files of the site: what holds for one wherever it is shown, another in its place, and where it is used.

import { useEffect, useState } from 'react';
import { isPicture } from '../../../engine/manifest/checks/files/media';
import type { FileFacts } from '../file-facts';
import { kilobytes } from '../kilobytes';
import { DataField } from './data-field';
import { FocusField } from './fields/focus-field';
import { readNamed } from './fields/form-schema';
import { Members } from './fields/members';
import { Picker } from './fields/picker';
import { findPictureFacts } from './fields/picture-facts';
import { UploadButton } from './fields/upload-button';
import { FileTiles } from './file-tiles';
import { Icon } from './icon';
import { PanelHead } from './panel-head';
import { ReplacedPicture } from './replaced-picture';
import { ask } from './request';
import { isDataFile, manifestFile, toFileChoice } from './site-values';
import { nameSpot, openSpot } from './spots';
import { useShell, useStore } from './use-shell';

export function FilesPanel({ file }: { readonly file: string }) {
  const store = useStore();
  const { site } = useShell();
  const [replaced, setReplaced] = useState('');
  const files = site?.files ?? [];
  const select = (path: string): void => store.select({ type: 'files', file: path });
  return (
    <section className="panel">
      <PanelHead title="Pictures and files">
        {file !== '' && (
          <button type="button" onClick={() => select('')}>
            All of them
          </button>
        )}
        <UploadButton words="Upload" onTaken={select} />
      </PanelHead>
      <div className="field">
        <Picker
          label="A picture or file"
          choices={files.map(toFileChoice)}
          value={file}
          placeholder="Find a picture or file"
          onChoose={select}
        />
      </div>
      {file === '' ? (
        <FileTiles files={files} onChoose={select} />
      ) : (
        <OneFile
          key={file}
          file={file}
          isReplaced={file === replaced}
          onReplaced={(path) => {
            setReplaced(path);
            select(path);
          }}
          onRemoved={() => select('')}
        />
      )}
    </section>
  );
}

/** Undefined until it is read; null where the site does not have it. */
function useFacts(path: string): FileFacts | null | undefined {
  const { site } = useShell();
  const version = site?.version;
  const [facts, setFacts] = useState<FileFacts | null>();
  useEffect(() => {
    if (version !== undefined) void ask('file', { path }).then(setFacts);
  }, [path, version]);
  return facts;
}

interface OneFileProps {
  readonly file: string;
  /** Whether it came in the place of another just now. */
  readonly isReplaced: boolean;
  readonly onReplaced: (file: string) => void;
  readonly onRemoved: () => void;
}

function OneFile({ file, isReplaced, onReplaced, onRemoved }: OneFileProps) {
  const store = useStore();
  const { site, schemas } = useShell();
  const facts = useFacts(file);
  const showsPicture = isPicture(file);
  if (facts === undefined) return <p className="hint">Reading …</p>;
  if (facts === null) return <p className="hint">This file is not there any more.</p>;
  const { bytes, size, uses } = facts;
  const place = { store, file: manifestFile, path: ['pictures', file] };
  const known = findPictureFacts(site, file);
  const remove = async (): Promise<void> => {
    if (!confirm(`Remove ${file}? It is used nowhere.`)) return;
    const answer = await store.operate(`remove the file ${file}`, {
      ...{ op: 'delete', file: `files/${file}` },
    });
    if (answer.type === 'written') onRemoved();
  };
  return (
    <>
      <p className="hint">
        {size !== undefined && `${size.width} × ${size.height} pixels, `}
        {kilobytes(bytes)}
      </p>
      <p className="buttons">
        <UploadButton
          words="Replace it everywhere"
          options={{ replaces: file }}
          onTaken={onReplaced}
        />
        <button type="button" disabled={uses.length > 0} onClick={() => void remove()}>
          <Icon name="remove" /> Remove
        </button>
      </p>
      {isReplaced && <ReplacedPicture uses={uses} />}
      <h3>
        {uses.length === 0
          ? 'Used nowhere'
          : `Used at ${uses.length === 1 ? '1 place' : `${uses.length} places`}`}
      </h3>
      <ul className="plain-list">
        {uses.map((use) => (
          <li key={`${use.file} ${use.pointer}`}>
            <button type="button" className="quiet" onClick={() => openSpot(store, use)}>
              {nameSpot({ site, schemas }, use)}
            </button>
          </li>
        ))}
      </ul>
      {uses.length > 0 && <p className="hint">It can be removed once no place uses it.</p>}
      {isDataFile(file) && <DataField file={`files/${file}`} instead="" />}
      {showsPicture && (
        <>
          <FocusField
            place={{ ...place, path: [...place.path, 'focus'] }}
            value={undefined}
            file={file}
          />
          <Members
            schema={readNamed(schemas, 'picture')}
            place={place}
            value={known}
            without={['focus']}
          />
        </>
      )}
    </>
  );
}
