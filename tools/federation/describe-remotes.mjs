// Writes the `remote.json` of the named apps from their `src/remote.ts`; every build does the same.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('src/remote-description.ts', import.meta.url));
const { module } = await runnerImport(source, { configFile: false });
for (const name of process.argv.slice(2)) await module.writeRemoteDescription(name);
