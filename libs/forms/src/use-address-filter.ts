import { useState } from 'react';

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

interface Remembered<Filter> {
  readonly address: string;
  readonly filter: Filter;
  /** Addresses that were written here and may still arrive, the latest last. */
  readonly written: readonly string[];
}

/**
 * A list's filter, kept in the address so that reload, Back and a shared link keep it. What is
 * typed counts at once: the address follows a moment later, and must not take a character back.
 */
export function useAddressFilter<Filter extends object>(
  [parameters, setParameters]: Address,
  { read, write }: AddressFilter<Filter>,
) {
  const address = parameters.toString();
  const [remembered, setRemembered] = useState<Remembered<Filter>>({
    address,
    filter: read(parameters),
    written: [],
  });
  let { filter } = remembered;
  if (address !== remembered.address) {
    const own = remembered.written.lastIndexOf(address);
    if (own < 0) filter = read(parameters);
    const written = own < 0 ? [] : remembered.written.slice(own + 1);
    setRemembered({ address, filter, written });
  }

  const change = (changes: Partial<Filter>) => {
    const next = { ...filter, ...changes };
    const written = write(next);
    setRemembered((before) => {
      const waiting = before.written.at(-1) === before.address ? [] : before.written;
      return { ...before, filter: next, written: [...waiting, written.toString()] };
    });
    setParameters(written, { replace: true });
  };
  return { filter, change };
}
