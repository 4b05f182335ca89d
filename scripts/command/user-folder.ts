// npm runs a script in the folder of the package: where the user was when they started it.

/**
 * Where relative paths on the command line start. Only for a command that npm starts itself: what that command starts
 * inherits the variables of npm, and means its own folder.
 */
export function findUserFolder(
  [, , command]: readonly string[] = process.argv,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const isStartedByNpm = env.npm_lifecycle_script === `node scripts/run.cjs ${command}`;
  return (isStartedByNpm && env.INIT_CWD) || process.cwd();
}
