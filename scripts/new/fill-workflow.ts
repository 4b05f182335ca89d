// The workflow of the starter → the same with the commands of a package manager.

interface WorkflowCommands {
  /** Installs exactly what the lock file says. */
  readonly install: string;
  /** What stands before the name of a command. */
  readonly run: string;
}

export const fillWorkflow = (template: string, { install, run }: WorkflowCommands): string =>
  template.replaceAll('{install}', install).replaceAll('{run}', run);
