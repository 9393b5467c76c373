import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeploymentError } from './deployment-error.ts';
import type { DeploymentSettings } from './deployment-settings.ts';

/** What the functions' folder contains, beside the built program. */
const hostedFiles = ['index.js', 'package.json', 'package-lock.json'];

/**
 * Puts the reminders together as Firebase functions.
 *
 * @param address where people reach the shell
 * @throws DeploymentError
 */
export async function stageReminders(
  root: string,
  folder: string,
  { reminders }: DeploymentSettings,
  address: string,
): Promise<object> {
  if (!reminders) {
    throw new DeploymentError(
      'deployment.json names no region for the reminders: "reminders": { "region": "europe-west1" }.',
    );
  }
  const program = join(root, 'apps/reminders/dist/index.js');
  if (!existsSync(program)) {
    throw new DeploymentError('The reminders are not built: npx nx build reminders.');
  }
  const functions = join(folder, 'functions');
  await mkdir(functions, { recursive: true });
  await copyFile(program, join(functions, 'program.js'));
  for (const file of hostedFiles) {
    await copyFile(join(root, 'apps/reminders/hosted', file), join(functions, file));
  }
  const values = { EVERGIFT_PUBLIC_URL: address, EVERGIFT_REGION: reminders.region };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(functions, '.env'), lines.join(''));
  return { functions: [{ source: 'functions', codebase: 'reminders', runtime: 'nodejs22' }] };
}

/** Leads the paths of the reminders to their function; of no use before it is deployed. */
export const remindersRewrites = ({ reminders }: Pick<DeploymentSettings, 'reminders'>) =>
  reminders
    ? [
        {
          source: '/reminders/**',
          function: { functionId: 'reminders', region: reminders.region },
        },
      ]
    : [];
