// The name by which older releases start their commands: what compares with one of them starts both so.
import './run.cjs';
