// What a manifest writes of a source → the same with variables of the environment in the place of "${NAME}".
import { CannotRun } from '../command/cannot-run';

const variable = /\$\{([A-Z][A-Z0-9_]*)\}/g;

type Environment = Readonly<Record<string, string | undefined>>;

/** Only variables that are named there are read. @throws CannotRun */
export const fillSecrets = (written: string, environment: Environment): string =>
  written.replace(variable, (_, name: string) => {
    const value = environment[name];
    if (value === undefined || value === '')
      throw new CannotRun(
        `The variable ${name} of the environment is not set. Set it, and run the command again.`,
      );
    if (/[\r\n]/.test(value)) throw new CannotRun(`The variable ${name} has a line break in it.`);
    return value;
  });

/** Names that carry a key or a password. */
const secret = /authorization|cookie|token|secret|password|api-?key/i;

/** A secret in a manifest is one that everybody has. @throws CannotRun */
export function refuseSecrets(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (secret.test(name) && value.search(variable) < 0)
      throw new CannotRun(
        `The header "${name}" says a secret in the manifest. Write "\${NAME}" there, and set the variable NAME where the command runs.`,
      );
}
