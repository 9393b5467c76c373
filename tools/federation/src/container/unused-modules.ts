const unused = {
  __H_A_I__: 'export const initHost = () => {}; export const hostInitPromise = undefined;',
  __P_S__: 'export const preloadPendingShares = () => {};',
};

/** What the names of such modules contain. */
export const unusedParts = Object.keys(unused);

/**
 * What is left of a module that the federation plugin adds to every build and that ours never run; undefined for
 * others.
 */
export const unusedModule = (id: string): string | undefined =>
  Object.entries(unused).find(([part]) => id.includes(part))?.[1];
