import { createContext } from 'react';

/** Gives the layer of the dialog around a component; null while it is not there. */
export const DialogLayerContext = createContext<() => HTMLElement | null>(() => null);
