// Sends the source maps of every built app to Sentry: `npm run source-maps`, after the build and
// before the deployment. `-- --dry-run` says what would be sent. See docs/deploying.md.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('src/source-maps/upload-source-maps.ts', import.meta.url));
const { module } = await runnerImport(source, { configFile: false });
try {
  await module.uploadSourceMaps({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    dryRun: process.argv.includes('--dry-run'),
    environment: process.env,
    say: console.log,
    run: module.runSentryCli,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
