// Prints one hash of every package from the registry that package-lock.json names. Nx takes it as
// an input of its cache: the lockfile itself also changes when an app of ours gets a new version.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const external = Object.entries(packages)
  .filter(([, { integrity }]) => integrity)
  .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`);
console.log(createHash('sha256').update(external.join('\n')).digest('hex'));
