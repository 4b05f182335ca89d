// The name that `run.cjs` had: for scripts of others that still call it.
import './run.cjs';
