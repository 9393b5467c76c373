/** A list's filter as it is typed, and the addresses that follow it. */
export interface AddressFilterStore<Filter> {
  readonly read: () => Filter;
  readonly subscribe: (listener: () => void) => () => void;
  /** Somebody changed the filter here; its address is on its way. */
  readonly change: (filter: Filter, address: string) => void;
  /** The page shows another address: one that was written here, or one from elsewhere. */
  readonly arrive: (address: string, filter: Filter) => void;
}

/**
 * Keeps what is typed from being taken back by an address that arrives late: the router changes it
 * in transitions, which may end after the next keystroke.
 */
export function createAddressFilterStore<Filter>(
  address: string,
  filter: Filter,
): AddressFilterStore<Filter> {
  const listeners = new Set<() => void>();
  let current = filter;
  let shown = address;
  /** Addresses that were written here and have not arrived, the latest last. */
  let written: string[] = [];

  const show = (next: Filter) => {
    current = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next, nextAddress) => {
      // Taken back before the address moved: nothing is on its way any more.
      if (written.at(-1) === shown) written = [];
      written.push(nextAddress);
      show(next);
    },
    arrive: (nextAddress, next) => {
      if (nextAddress === shown) return;
      shown = nextAddress;
      const own = written.lastIndexOf(nextAddress);
      written = own < 0 ? [] : written.slice(own + 1);
      if (own < 0) show(next);
    },
  };
}
