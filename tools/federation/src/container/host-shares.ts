type Module = Readonly<Record<string, unknown>>;
type Factory = () => Module;

/** A package that the shell brings: its version, the versions that the shell itself accepts, and how it is loaded. */
type Brought = readonly [version: string, accepts: string, load: () => Promise<Module>];

/** What the federation's runtime knows of a package, in the fields that it reads and writes. */
interface Share {
  lib?: Factory;
  loaded?: boolean;
  readonly get: (this: Share) => Promise<Factory>;
}

/** Loads once; what failed is loaded again when somebody asks again. */
function once(load: () => Promise<Module>): Share['get'] {
  let loading: Promise<Factory> | undefined;
  return async function get() {
    loading ??= load().then((module) => {
      const copy = { ...module };
      return () => copy;
    });
    try {
      this.lib = await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
    this.loaded = true;
    return this.lib;
  };
}

/** The packages that the shell brings, as the federation's runtime registers them. */
export function hostShares(packages: Readonly<Record<string, Brought>>) {
  return Object.fromEntries(
    Object.entries(packages).map(([name, [version, requiredVersion, load]]) => [
      name,
      {
        version,
        scope: ['default'],
        get: once(load),
        shareConfig: { singleton: true, requiredVersion, strictVersion: false, eager: false },
      },
    ]),
  );
}
