// Prints what the apps' modals accept, for Nx: every type check reads these files. As files of the
// workspace they would make a changed request affect, and deploy, every app.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);

for (const app of readdirSync(new URL('apps/', root)).sort()) {
  const file = new URL(`apps/${app}/src/modal-requests.ts`, root);
  if (existsSync(file)) console.log(readFileSync(file, 'utf8'));
}
