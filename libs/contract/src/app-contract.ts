import type { RemoteAccess } from './contributions.ts';

/**
 * The shape of a TypeScript type, for comparing it with that of another build: the text of a type
 * without parts (`string`, `'idea'`), a list, an object with its fields, or one of several.
 */
export type TypeShape =
  | string
  | { listOf: TypeShape }
  | { anyOf: readonly TypeShape[] }
  | { fields: Readonly<Record<string, FieldShape>> };

export interface FieldShape {
  type: TypeShape;
  /** Absent for a field that has to be there. */
  optional?: true;
}

export interface ContractPage {
  /** Absolute pattern, e.g. `/people/:personId`. */
  path: string;
  title: string;
  access: RemoteAccess;
}

/** How a build opens a modal: the fields that it presets; `any` when the sources do not name them. */
export type PresetFields = readonly string[] | 'any';

/** What a build gives to others, and what it takes from them. */
export interface AppContract {
  name: string;
  /** The contract that it was built against (CONTRACT_VERSION). */
  contract: number;
  pages: readonly ContractPage[];
  /** What openers may preset in each of its modals. */
  modals: Readonly<Record<string, TypeShape>>;
  commands: readonly { id: string; keys?: readonly string[] }[];
  /** Slots of the shell that it fills: places of the navigation, groups of commands. */
  slots: readonly string[];
  /** Collections that it searches, or whose failed loads it explains. */
  collections: readonly string[];
  /** Shared packages that it takes from the shell, with the accepted versions. */
  shared: Readonly<Record<string, string>>;
  uses: {
    /** Modals that it opens, each with every way of opening it. */
    modals: Readonly<Record<string, readonly PresetFields[]>>;
    /** Addresses that it leads to; `:` is any part, as in `/people/:`. */
    links: readonly string[];
  };
}

/** What the shell offers to every remote. */
export interface ShellContract {
  /** Contracts that it reads. */
  reads: readonly number[];
  /** Versions of the shared packages. */
  brings: Readonly<Record<string, string>>;
  slots: readonly string[];
  collections: readonly string[];
}

/**
 * `contract.json` beside a build: what a pull request is compared with. The page never loads it.
 * The shell's file also describes the apps that its build links in.
 */
export interface BuiltContract {
  app: AppContract;
  host?: ShellContract;
  linked?: readonly AppContract[];
}
