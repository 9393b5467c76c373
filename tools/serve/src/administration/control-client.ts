import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { controlFile } from './control-server.ts';
import { CommandError, type Command, type Output } from './command.ts';

interface Control {
  port: number;
  token: string;
}

/** How the server that has this data open is reached; undefined when none is running. */
async function readControl(folder: string): Promise<Control | undefined> {
  try {
    return JSON.parse(await readFile(controlFile(folder), 'utf8')) as Control;
  } catch {
    return undefined;
  }
}

/**
 * Has the running server carry out a command. False when no server takes it: there is none, or it
 * was killed and left its note behind.
 * @throws CommandError
 */
export async function commandRunningServer(
  folder: string,
  command: Command,
  out: Output,
): Promise<boolean> {
  const control = await readControl(folder);
  if (!control) return false;
  const response = await fetch(`http://127.0.0.1:${control.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
    body: JSON.stringify(command),
  }).catch(() => undefined);
  // Another program may have the port by now.
  if (!response || response.status === 403 || response.status === 404) return false;
  if (!response.ok || !response.body) throw new CommandError(await response.text());
  await pipeline(response.body, out, { end: false });
  return true;
}
