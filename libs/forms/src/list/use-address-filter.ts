import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createAddressFilterStore } from './address-filter-store.ts';

/** How a list's filter is written in the address. */
export interface AddressFilter<Filter> {
  /** Reads the filter; what does not fit is the default. */
  read: (parameters: URLSearchParams) => Filter;
  /** Writes the filter; defaults are left out. */
  write: (filter: Filter) => URLSearchParams;
}

/** The router's `useSearchParams`. */
type Address = readonly [
  URLSearchParams,
  (parameters: URLSearchParams, options: { replace: boolean }) => void,
];

/**
 * A list's filter, kept in the address so that reload, Back and a shared link keep it. What is
 * typed counts at once: the address follows a moment later, and must not take a character back.
 */
export function useAddressFilter<Filter extends object>(
  [parameters, setParameters]: Address,
  { read, write }: AddressFilter<Filter>,
) {
  const address = parameters.toString();
  const [store] = useState(() => createAddressFilterStore(address, read(parameters)));
  const filter = useSyncExternalStore(store.subscribe, store.read, store.read);

  useLayoutEffect(
    () => store.arrive(address, read(new URLSearchParams(address))),
    [store, address, read],
  );

  // One and the same for as long as the page shows: with it, fields that did not change do not render.
  const setAddress = useRef(setParameters);
  useLayoutEffect(() => {
    setAddress.current = setParameters;
  }, [setParameters]);
  const change = useCallback(
    (changes: Partial<Filter>) => {
      const next = { ...store.read(), ...changes };
      const written = write(next);
      store.change(next, written.toString());
      setAddress.current(written, { replace: true });
    },
    [store, write],
  );
  return { filter, change };
}
