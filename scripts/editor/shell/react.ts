// What the shell has of React, by names of its own: as those of JSX.
import * as react from 'react';

export const {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} = react;
