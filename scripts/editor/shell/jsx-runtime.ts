// What JSX becomes in the shell: names of its own, where those of React are looked up in an object at each of a thousand calls.
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx, jsxs } = runtime;
