import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  exampleFirebaseJson,
  hostedOrigins,
  remoteNames,
  remotesManifest,
  withHeaders,
} from '@evergift/serve/deployment';
import type { FirebaseProjects } from '@evergift/serve/deployment';
import { DeploymentError } from './deployment-error.ts';
import { addressOf, readProjects, readSettings } from './deployment-settings.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import type { RunFirebase } from './firebase-tools.ts';
import { remindersRewrites, stageReminders } from './stage-reminders.ts';
import { stageSite } from './stage-site.ts';
import type { StagedSite } from './stage-site.ts';

/** `rules` stands for Firestore's rules and indexes, `reminders` for the functions. */
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
  const staged = await stageSite({
    app: target,
    build: join(root, 'apps', target, 'dist'),
    target: join(folder, 'site'),
    live: first ? undefined : address,
    now,
    added: target === 'shell' && settings ? runTimeFiles(projects, settings) : {},
  });
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
  await writeConfiguration(folder, { hosting: [hosted] });
  log(describe(staged, address));
  return `hosting:${target}`;
}

const runTimeFiles = (projects: FirebaseProjects, settings: DeploymentSettings) => ({
  'config.json': settings.config,
  'remotes.json': remotesManifest((name) => addressOf(name, projects, settings)),
});

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
