import {
  CONTRACT_VERSION,
  FIRST_CONTRACT,
} from '../../../../libs/contract/src/contract-version.ts';
import { commandGroups, navigationPlaces } from '../../../../libs/contract/src/contributions.ts';
import { collectionNames } from '../../../../libs/data/src/model/collections.ts';
import type { AppContract, ShellContract } from '@evergift/contract/app-contract';
import type { RemoteDefinition } from '@evergift/contract/define-remote';
import { requestShapes } from './request-shapes.ts';
import { usedElsewhere } from './used-elsewhere.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** Names of the shell's slots, as `slots` of a contract lists them. */
const slot = {
  navigation: (place: string) => `navigation: ${place}`,
  commands: (group: string) => `commands: ${group}`,
  texts: 'commands for a typed text',
  gate: 'gate',
  background: 'background',
};

/** What a contribution does, whichever modals there are. */
type Action = { go: string } | { open: string; with?: object };

interface Described {
  remote: RemoteDefinition;
  /** Path of the app's `src/modal-requests.ts`, which may be absent. */
  requests: string;
  /** The code of every module that the build carries. */
  modules: readonly string[];
  shared: Readonly<Record<string, string>>;
}

/** The contract of an app, from its definition and what its build carries. */
export function describeContract({ remote, requests, modules, shared }: Described): AppContract {
  const { navigation = [], commands = [], textCommands = [] } = remote;
  const { search = [], loadFailures = [] } = remote;
  const uses = usedElsewhere(modules);
  const actions: readonly Action[] = [
    ...[...navigation, ...commands, ...textCommands, ...search].map(({ does }) => does),
  ];
  const opened = actions.flatMap((does) =>
    'open' in does ? [[does.open, Object.keys(does.with ?? {}).sort()] as const] : [],
  );
  const modals = new Map(Object.entries(uses.modals));
  for (const [name, fields] of opened) {
    const ways = modals.get(name) ?? [];
    if (!ways.some((way) => String(way) === String(fields))) modals.set(name, [...ways, fields]);
  }
  const shapes = requestShapes(requests);
  return {
    name: remote.name,
    contract: remote.contract,
    pages: remote.routes.map(({ path, title, access = 'signed-in' }) => ({ path, title, access })),
    modals: Object.fromEntries(
      Object.keys(remote.modals).map((name) => [name, shapes[name] ?? 'unknown']),
    ),
    commands: commands.map(({ id, keys }) => ({ id, ...(keys && { keys }) })),
    slots: unique([
      ...navigation.flatMap(({ where }) => where.map(slot.navigation)),
      ...commands.map(({ group }) => slot.commands(group)),
      ...(textCommands.length > 0 ? [slot.texts] : []),
      ...(remote.gate ? [slot.gate] : []),
      ...(remote.background ? [slot.background] : []),
    ]),
    collections: unique([...search, ...loadFailures].map(({ collection }) => collection)),
    shared,
    uses: { ...uses, modals: Object.fromEntries(modals) },
  };
}

/** What this shell offers. @param brings its versions of the shared packages */
export function describeShell(brings: Readonly<Record<string, string>>): ShellContract {
  return {
    reads: [CONTRACT_VERSION, CONTRACT_VERSION - 1].filter((one) => one >= FIRST_CONTRACT),
    brings,
    slots: [
      ...navigationPlaces.map(slot.navigation),
      ...commandGroups.map(slot.commands),
      ...[slot.texts, slot.gate, slot.background],
    ],
    collections: collectionNames,
  };
}
