import type { Backend } from '../backend.ts';
import { accountCommands } from './account-commands.ts';
import { CommandError, type Command, type Output } from './command.ts';

type Parts = Pick<Backend, 'auth' | 'engine' | 'backUp'>;

/** Carries out one command on open data, in the server that runs or in the terminal's process. */
export type RunCommand = (parts: Parts, words: readonly string[], out: Output) => Promise<void>;

const commands: Readonly<Record<string, RunCommand>> = {
  ...accountCommands,
  backup: (parts, _words, out) => parts.backUp(out),
};

/** The names of the commands that work on open data. */
export const commandNames: readonly string[] = Object.keys(commands);

/** @throws CommandError */
export async function runCommand(parts: Parts, command: Command, out: Output): Promise<void> {
  const { name, words } = command;
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!run) throw new CommandError(`There is no command '${name}'.`);
  await run(parts, words, out);
}
