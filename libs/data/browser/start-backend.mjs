// The backend of a browser test, in a process of its own: port, rules, folder and the page's origin.
import process from 'node:process';
import { startLocalBackend } from 'local-firebase';

const [port = '', rulesFile = '', dataFolder = '', origin = ''] = process.argv.slice(2);
const { url } = await startLocalBackend({
  port: Number(port),
  rulesFile,
  dataFolder,
  origins: [origin],
  projectId: 'demo-evergift',
  // These passwords protect nobody, and the usual cost is a sixth of a second for each.
  auth: { passwordCost: 2 ** 10 },
  log: () => undefined,
});
process.stdout.write(`${url}\n`);
