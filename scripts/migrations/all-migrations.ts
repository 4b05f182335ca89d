// Every migration of manifests, in order: a new one is a module of its own and a line here.
import type { Migration } from './migration';
import { version2 } from './version-2';

export const allMigrations: readonly Migration[] = [version2];
