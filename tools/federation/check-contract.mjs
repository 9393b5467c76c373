// `npm run contract -- people --against https://gifts.example`: what a deploy of these builds would break.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const usage = `Usage: npm run contract -- [app …] --against <address or folder>

  app        a built app, such as people or shell; without one, every app that is built
  --against  what is live: the address of the deployed shell, or a folder with builds, such as
             another checkout

Prints a text for the pull request. Exit code: 0 nothing breaks, 1 something breaks, 2 it could not be
checked.`;

try {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help || !values.against) {
    console.log(usage);
    process.exit(values.help ? 0 : 2);
  }
  const source = new URL('src/contract-check/check-contracts.ts', import.meta.url);
  const { module } = await runnerImport(fileURLToPath(source), { configFile: false });
  const apps = fileURLToPath(new URL('../../apps', import.meta.url));
  const { text, breaks } = await module.checkContracts({ apps, names, against: values.against });
  console.log(text);
  process.exitCode = breaks ? 1 : 0;
} catch (error) {
  const isExpected =
    error.name === 'DeployedProductError' || String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
