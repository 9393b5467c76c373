import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remotesManifest } from '@evergift/serve/deployment';
import { DeploymentError } from '../deploy/deployment-error.ts';
import { descriptionsOf, readRelease } from '../deploy/release.ts';
import type { ListedBuild } from './change-list.ts';
import type { ReleaseStore } from './release.ts';

const addressOf = (app: string): string => `/remotes/${app}`;

/**
 * A folder that `npm start -- --releases` serves. Where it lists nothing yet, what is built in the
 * repository is its first release; the build of an app is copied there when it is released.
 *
 * @param root the repository
 */
export function folderStore(root: string, folder: string): ReleaseStore {
  const file = join(folder, 'remotes.json');
  const chosen: { app: string; names: readonly string[] }[] = [];
  const readBuild = async (app: string): Promise<ListedBuild> => {
    const dist = join(root, 'apps', app, 'dist');
    const list = join(dist, 'release.json');
    if (!existsSync(list)) {
      throw new DeploymentError(`${app} is not built: npx nx build ${app}.`);
    }
    const { build, files } = readRelease(JSON.parse(await readFile(list, 'utf8')), list);
    chosen.push({ app, names: [...files.map(({ path }) => path), ...descriptionsOf(build)] });
    const text = await readFile(join(dist, `build-${build}.json`), 'utf8');
    const listed = JSON.parse(text) as ListedBuild;
    return { ...listed, url: `${addressOf(app)}/${listed.url}` };
  };
  return {
    read: async () => {
      if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as unknown;
      const content = remotesManifest(addressOf) as { microFrontends: object };
      for (const app of Object.keys(content.microFrontends)) await readBuild(app);
      return content;
    },
    newest: readBuild,
    write: async (content, dryRun) => {
      if (dryRun) return `Not written (--dry-run): ${file}`;
      await mkdir(folder, { recursive: true });
      for (const { app, names } of chosen) {
        for (const name of names) {
          const target = join(folder, app, name);
          await mkdir(dirname(target), { recursive: true });
          const source = join(root, 'apps', app, 'dist', name);
          if (existsSync(source)) await copyFile(source, target);
        }
      }
      await writeFile(file, `${JSON.stringify(content, null, 1)}\n`);
      return `Changed: ${file}`;
    },
  };
}
