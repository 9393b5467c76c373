import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeRemote } from '../../../libs/contract/src/describe-remote.ts';
import type { IconNode } from '@evergift/contract';
import { format, type FormatConfig } from 'oxfmt';
import type { Plugin } from 'vite';
import { linkedRemotes, remotePort } from './ports.ts';
import { readRemote } from './read-remote.ts';

const style = JSON.parse(
  readFileSync(new URL('../../../.oxfmtrc.json', import.meta.url), 'utf8'),
) as FormatConfig;

const appFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../apps/${name}`, import.meta.url));

const require = createRequire(import.meta.url);

/**
 * The elements of a lucide icon, read from the package's own file of that icon.
 *
 * @throws Error when there is no such icon
 */
function readIcon(name: string): IconNode {
  const { __iconData: icon } = require(`lucide-react/icons/${name}`) as {
    __iconData: { node: IconNode };
  };
  // lucide's keys for React are chance, which no compression makes shorter; the shell counts.
  return icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}

/**
 * Derives the text of an app's `remote.json` from its `src/remote.ts`.
 *
 * @throws Error when the app names an icon that lucide does not have
 */
export async function remoteDescriptionText(name: string): Promise<string> {
  const folder = appFolder(name);
  const remote = await readRemote(join(folder, 'src/remote.ts'));
  const { name: own, ...described } = describeRemote(remote, (icon) => {
    try {
      return readIcon(icon);
    } catch (cause) {
      throw new Error(`apps/${name}/src/remote.ts: lucide has no icon named '${icon}'.`, { cause });
    }
  });
  const port = linkedRemotes.includes(name) ? {} : { port: remotePort(name) };
  const content = { name: own, ...port, ...described };
  const { code } = await format('remote.json', JSON.stringify(content), style);
  return code;
}

/** Writes an app's `remote.json` when it does not say what `src/remote.ts` says. */
export async function writeRemoteDescription(name: string): Promise<void> {
  const file = join(appFolder(name), 'remote.json');
  const text = await remoteDescriptionText(name);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

/**
 * Keeps an app's `remote.json` in step with its `src/remote.ts`, in every build and when a development server starts.
 */
export function remoteDescription(name: string): Plugin {
  return {
    name: 'evergift-remote-description',
    configResolved: () => writeRemoteDescription(name),
  };
}
