// `npm run emulator`: runs every comparison with Google's emulator, also those that nothing has
// changed for, and notes in their emulator-agreement.json that they passed.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { recordAgreement } from 'local-firebase/testing';

/** Each agreement, and the tests that it is about. @type {Record<string, string[]>} */
const comparisons = {
  'packages/local-firebase/conformance': ['-w', 'local-firebase', 'integration'],
  'libs/data/test-setup': ['-w', '@evergift/data', 'integration', '--', 'large-commands'],
  'rules/test/integration': ['-w', '@evergift/rules', 'integration'],
  'apps/reminders/integration': ['-w', '@evergift/reminders', 'integration'],
  'e2e/journeys': ['-w', '@evergift/e2e', 'e2e', '--', 'journey', '-g', 'emulator'],
};

for (const [folder, words] of Object.entries(comparisons)) {
  const { status } = spawnSync('npm', ['run', ...words], {
    stdio: 'inherit',
    env: { ...process.env, ASK_EMULATOR: '1' },
  });
  if (status === 0) recordAgreement(resolve(folder, 'emulator-agreement.json'));
  else {
    console.error(`${folder}: Google's emulator did not agree; see above.`);
    process.exitCode = 1;
  }
}
