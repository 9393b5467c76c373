import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  exampleFirebaseJson,
  hostedOrigins,
  remoteNames,
  withHeaders,
} from '@evergift/serve/deployment';
import type { FirebaseProjects } from '@evergift/serve/deployment';
import { schemaAddress } from '@evergift/releases';
import { DeploymentError } from './deployment-error.ts';
import { addressOf, readProjects, readSettings } from './deployment-settings.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import type { RunFirebase } from './firebase-tools.ts';
import { remindersRewrites, stageReminders } from './stage-reminders.ts';
import { stageSite } from './stage-site.ts';
import { filesOfBuilds, hostingFile } from './live-site.ts';
import { checkList } from '../release/change-list.ts';
import type { ListedBuild } from '../release/change-list.ts';
import { liveList, newestBuild } from '../release/hosted-store.ts';
import type { StagedSite } from './stage-site.ts';

/** `rules` means Firestore's rules and indexes, `reminders` for the functions. */
type DeploymentTarget = 'rules' | 'reminders' | 'shell' | (string & {});

export interface DeployOptions {
  target: DeploymentTarget;
  /** The repository. */
  root: string;
  /** Put together and say what would be sent, without sending it. */
  dryRun: boolean;
  /** There is nothing to keep of earlier releases. */
  first: boolean;
  /** Milliseconds since 1970. */
  now: number;
  firebase: RunFirebase;
  log: (line: string) => void;
}

/**
 * Deploys one app to its own site, or the rules. Everything is put together in a folder of its own,
 * `.deploy/<target>`, and sent from there.
 *
 * @throws DeploymentError, SiteError
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const { target, root, log } = options;
  const names = ['shell', ...remoteNames, 'rules', 'reminders'];
  if (!names.includes(target)) {
    throw new DeploymentError(
      `There is nothing named '${target}'. Use one of ${names.join(', ')}.`,
    );
  }
  const projects = readProjects(root);
  const folder = join(root, '.deploy', target);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, '.firebaserc'), join(folder, '.firebaserc'));
  const what = await stage(options, { folder, projects });
  const project = projects.projects.default;
  const words = ['deploy', '--project', project, '--only', what, '--non-interactive'];
  if (options.dryRun) return log(`Not sent (--dry-run): firebase ${words.join(' ')}`);
  options.firebase(words, folder);
}

interface Staging {
  folder: string;
  projects: FirebaseProjects;
}

const writeConfiguration = (folder: string, content: object) =>
  writeFile(join(folder, 'firebase.json'), `${JSON.stringify(content, null, 2)}\n`);

async function stage(options: DeployOptions, { folder, projects }: Staging): Promise<string> {
  const { target, root } = options;
  if (target === 'rules') return stageRules(root, folder);
  if (target !== 'reminders') return stageApp(options, { folder, projects });
  const settings = readSettings(root);
  const address = addressOf('shell', projects, settings);
  await writeConfiguration(folder, await stageReminders(root, folder, settings, address));
  return 'functions:reminders';
}

async function stageRules(root: string, folder: string): Promise<string> {
  const { firestore } = exampleFirebaseJson();
  if (!firestore) throw new DeploymentError('firebase.json names no rules.');
  for (const file of Object.values(firestore)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file));
  }
  await writeConfiguration(folder, { firestore });
  return 'firestore:rules,firestore:indexes';
}

async function stageApp(
  { target, root, first, now, log }: DeployOptions,
  { folder, projects }: Staging,
): Promise<string> {
  // Only the shell's policy and files follow from the settings; a remote deploys without them.
  const known = target === 'shell' || existsSync(join(root, 'deployment.json'));
  const settings = known ? readSettings(root) : undefined;
  const address = addressOf(target, projects, settings);
  const { hosting } = withHeaders(
    exampleFirebaseJson(),
    hostedOrigins(projects, settings?.config, settings?.addresses),
  );
  const site = hosting.find((each) => each.target === target);
  const rewrites =
    target === 'shell' && settings
      ? { rewrites: [...remindersRewrites(settings), ...(site?.rewrites ?? [])] }
      : {};
  const hosted = { ...site, target, public: 'site', ...rewrites };
  const isShell = target === 'shell';
  const staged = await stageSite({
    app: target,
    build: join(root, 'apps', target, 'dist'),
    target: join(folder, 'site'),
    live: first ? undefined : address,
    now,
    ...(!isShell && !first && { listed: await listedFiles(target, projects, settings) }),
    added:
      isShell && settings ? await runTimeFiles({ projects, settings, first, log, hosted }) : {},
  });
  await writeConfiguration(folder, { hosting: [hosted] });
  log(describe(staged, address));
  return `hosting:${target}`;
}

/** The paths of the files of an app that remotes.json lists. */
async function listedFiles(
  app: string,
  projects: FirebaseProjects,
  settings: DeploymentSettings | undefined,
): Promise<ReadonlySet<string>> {
  const list = await liveList(addressOf('shell', projects, settings));
  const builds = (list?.microFrontends[app] ?? []).flatMap(({ extras }) => extras.build ?? []);
  return filesOfBuilds(addressOf(app, projects, settings), builds);
}

interface RunTime {
  projects: FirebaseProjects;
  settings: DeploymentSettings;
  first: boolean;
  log: (line: string) => void;
  hosted: object;
}

/** What the shell reads at run time. What is released stays; an app that is new gets its newest build. */
async function runTimeFiles({ projects, settings, first, log, hosted }: RunTime) {
  const live = first ? undefined : await liveList(addressOf('shell', projects, settings));
  const microFrontends: Record<string, readonly ListedBuild[]> = { ...live?.microFrontends };
  for (const app of remoteNames.filter((name) => !(name in microFrontends))) {
    const newest = await newestBuild(addressOf(app, projects, settings));
    if (newest) microFrontends[app] = [newest];
    else log(`${app} has no build yet: nx deploy ${app} --first, then npm run release -- ${app}`);
  }
  const remotes = { schema: schemaAddress, ...live, microFrontends };
  if (Object.keys(microFrontends).length > 0) checkList(remotes);
  return { 'config.json': settings.config, 'remotes.json': remotes, [hostingFile]: hosted };
}

function describe({ release, earlier }: StagedSite, address: string): string {
  const { name, version, build, files } = release;
  const size = (list: readonly { bytes: number }[]) =>
    `${list.length} files, ${Math.round(list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000)} kB`;
  return [
    `${name} ${version} (build ${build}) for ${address}`,
    `  this release: ${size(files)}`,
    `  kept of earlier ones, 14 days each: ${size(earlier)}`,
  ].join('\n');
}
