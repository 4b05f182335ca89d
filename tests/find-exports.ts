// The text of a module → the names that it exports, and those that it takes from others.

/** Of a module that is imported: some names, or all of them. */
export interface Taken {
  /** The module as it is written. */
  readonly module: string;
  /** `*` for all. */
  readonly names: readonly string[];
}

const declared =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gm;
const imported = /^import (?:type )?(?:\w+, )?(?:\{([^}]*)\}|\* as \w+|\w+) from '([^']+)'/gm;
const all = /^export \* from '([^']+)'/gm;
/** What is loaded later, or looked at as a type: with the name behind it, where it stands there. */
const late = /(?:const \{([^}]*)\} = await )?import\('([^']+)'\)(?:\)?\.(\w+))?/g;

/** `type a as b` is known as `a` in one module and as `b` in the other. */
function split(list: string): { readonly there: string; readonly here: string }[] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [there = '', here = there] = part.split(/ as |: /);
      return { there, here };
    });
}

const toNames = (list: string): string[] => split(list).map(({ there }) => there);

export function findExports(text: string): string[] {
  return [
    ...[...text.matchAll(declared)].map(([, name = '']) => name),
    ...[...text.matchAll(listed)].flatMap(([, list = '']) => split(list).map(({ here }) => here)),
  ];
}

export function findTaken(text: string): Taken[] {
  const fromLists = [...text.matchAll(listed)].flatMap(([, list = '', module]) =>
    module === undefined ? [] : [{ module, names: toNames(list) }],
  );
  const fromImports = [...text.matchAll(imported)].map(([, list, module = '']) => ({
    module,
    names: list === undefined ? ['*'] : toNames(list),
  }));
  const wholes = [...text.matchAll(all)].map(([, module = '']) => ({ module, names: ['*'] }));
  const later = [...text.matchAll(late)].map(([, list, module = '', name]) => ({
    module,
    names:
      list !== undefined ? toNames(list) : [name === undefined || name === 'then' ? '*' : name],
  }));
  return [...fromLists, ...fromImports, ...wholes, ...later];
}
