/** A version of a package in the shell's share scope, as module federation describes it. */
interface Provider {
  readonly get: () => Promise<Factory> | Factory;
  readonly lib?: Factory;
  /** `import: false` says that somebody asks for the package and brings none. */
  readonly shareConfig?: { readonly import?: unknown };
}

type Factory = () => unknown;

/** The packages that a shell offers, by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provider>>>>;

/**
 * What the remote's files know of each other: also those of an entry that was fetched again after a
 * failure. The federation plugin waits for `initPromise` and calls `loadLazyShares` before it imports a
 * file that needs further packages.
 */
interface State {
  readonly initPromise: Promise<void>;
  readonly initResolve: () => void;
  readonly packages: Map<string, unknown>;
  readonly pending: Set<Promise<void>>;
  scope?: ShareScope;
  loadLazyShares?: (names: readonly string[]) => Promise<unknown>;
}

function newState(): State {
  let initResolve = () => {};
  const initPromise = new Promise<void>((resolve) => (initResolve = resolve));
  return { initPromise, initResolve, packages: new Map(), pending: new Set() };
}

/**
 * A remote's side of module federation: takes each package from the shell and brings none. The plugin's
 * own also chooses among versions and brings packages, which takes 6 kB in every remote; here the shell
 * compares versions before it loads an entry.
 *
 * @param key where the federation plugin's code looks for the state
 */
export function remoteContainer(key: string) {
  const states = globalThis as unknown as Record<string, State | undefined>;
  const state = (states[key] ??= newState());
  const { packages, pending } = state;

  async function load(name: string): Promise<void> {
    if (packages.has(name)) return;
    const providers = Object.values(state.scope?.[name] ?? {});
    const provider = providers.find(({ shareConfig }) => shareConfig?.import !== false);
    if (provider === undefined) {
      throw new Error(
        `The shell does not share ${name}, which this app needs: deploy the shell first.`,
      );
    }
    const factory = provider.lib ?? (await provider.get());
    packages.set(name, await factory());
  }

  return {
    /** Calls `apply` with a package of the shell's: at once where it is there, else when it came. */
    provide(name: string, apply: (shared: unknown) => void): void {
      if (packages.has(name)) return apply(packages.get(name));
      const loading = state.initPromise
        .then(() => load(name))
        .then(() => apply(packages.get(name)));
      pending.add(loading);
      const end = () => pending.delete(loading);
      loading.then(end, end);
    },
    /** Called by the shell, with all that it shares, before it asks for a module. */
    init(scope: ShareScope): void {
      state.scope = scope;
      state.loadLazyShares = (names) => Promise.all(names.map(load));
      state.initResolve();
    },
    /** Waits for the packages that loaded modules need. */
    whenProvided: () => Promise.all(pending),
  };
}
