// The former name of run.cjs, by which programs outside this repository may start it.
import './run.cjs';
