import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { unneededInstallScripts } from './allowed.js';
import { checkLockfile, registryPackages } from './lockfile.js';
import { checkManifest } from './manifests.js';
import { findSecrets } from './secrets.js';
import { findUnlockedCommands } from './unlocked-commands.js';

/** Programs that a deployment runs: nothing of them is shipped or built with. */
const deployTools = 'tools/delivery/deploy-tools/package-lock.json';
/**
 * What Firebase's functions run with; nothing of it is shipped to browsers. Looked at by hand: `limiter` names
 * its licence (MIT) in an older way, `node-forge` leaves the choice of BSD-3-Clause.
 */
const hostedReminders = 'apps/reminders/hosted/package-lock.json';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns {string[]} the files that git knows */
function trackedFiles() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('The supply chain is checked in a git checkout.');
  return stdout.split('\0').filter((file) => file !== '');
}

/** @param {string} file @returns {string} '' for a file that was just deleted */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Everything that is wrong, one line each. */
function problems() {
  const files = trackedFiles();
  const manifests = files.filter((file) => /(^|\/)package\.json$/.test(file));
  const lockfiles = files.filter((file) => /(^|\/)package-lock\.json$/.test(file));
  const settings = readText('.npmrc');
  return [
    ...manifests.flatMap((file) => checkManifest(readJson(file))),
    ...lockfiles.flatMap((file) =>
      checkLockfile(readJson(file), {
        anyLicence: [deployTools, hostedReminders].includes(file),
      }).map((text) => `${file}: ${text}`),
    ),
    ...findUnlockedCommands(files, readText),
    ...['ignore-scripts=true', 'save-exact=true']
      .filter((setting) => !settings.split('\n').includes(setting))
      .map((setting) => `.npmrc does not say ${setting}.`),
    ...files.flatMap((file) => findSecrets(file, readText(file))),
  ];
}

const [option] = process.argv.slice(2);
const lockfile = readJson('package-lock.json');

if (option === '--scripts') {
  for (const { name, version, hasInstallScript } of registryPackages(lockfile)) {
    if (hasInstallScript)
      console.log(`${name}@${version}: ${unneededInstallScripts.get(`${name}@${version}`)}`);
  }
} else {
  const found = problems();
  for (const problem of found) console.error(problem);
  console.log(
    found.length > 0
      ? `${found.length} problems in the supply chain.`
      : `${registryPackages(lockfile).length} packages: sources, hashes, licences and scripts are as they should be.`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
