// The pictures of a site, each as what it shows, and its other files by their names.
import { isFont, isPicture } from '../../../engine/manifest/checks/files/media';
import { editPaths } from '../wire';

/** How many are drawn; the others are found by their words. */
const maxShown = 60;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Texts are written on their pages, and nobody chooses a font by its file. */
const isOther = (path: string): boolean =>
  !isPicture(path) && !isFont(path) && !/\.(?:md|txt|css)$/.test(path);

interface FileTilesProps {
  readonly files: readonly string[];
  readonly onChoose: (path: string) => void;
}

export function FileTiles({ files, onChoose }: FileTilesProps) {
  const pictures = files.filter(isPicture);
  const others = files.filter(isOther);
  const left = pictures.length - maxShown;
  return (
    <>
      <ul className="file-tiles">
        {pictures.slice(0, maxShown).map((path) => (
          <li key={path}>
            <button type="button" title={path} onClick={() => onChoose(path)}>
              <img src={editPaths.pictures + path} alt="" loading="lazy" />
              <span>{nameOf(path)}</span>
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="hint">
          {left === 1 ? '1 more picture is' : `${left} more pictures are`} found by name, above.
        </p>
      )}
      {others.length > 0 && <h3>Other files</h3>}
      <ul className="plain-list">
        {others.slice(0, maxShown).map((path) => (
          <li key={path}>
            <button type="button" className="quiet" title={path} onClick={() => onChoose(path)}>
              {nameOf(path)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
