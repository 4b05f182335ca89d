// Who takes what a form says: the store of the shell, or what somebody has begun to add.
import type { ShellStore } from '../shell-store';

export type FieldStore = Pick<ShellStore, 'take' | 'takePending' | 'operate' | 'tryOut'>;
