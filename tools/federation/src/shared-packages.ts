import { readFileSync } from 'node:fs';

const rootFolder = new URL('../../../', import.meta.url);

interface PackageDescription {
  version: string;
  exports?: Record<string, unknown>;
}

function describe(folder: string): PackageDescription {
  const text = readFileSync(new URL(`${folder}/package.json`, rootFolder), 'utf8');
  return JSON.parse(text) as PackageDescription;
}

/** `@evergift/ui/button`, … : every script export of the design system, each shared by itself. */
function designSystemModules(): string[] {
  const exported = Object.keys(describe('libs/ui').exports ?? {});
  return exported
    .filter((subpath) => subpath !== '.' && !subpath.endsWith('.css'))
    .map((subpath) => `@evergift/ui${subpath.slice(1)}`);
}

/**
 * What exists once per page, whoever needs it: the shell brings it and the remotes take it from
 * there. The list and its cost are argued in docs/decisions/003-shared-at-run-time.md.
 */
export function sharedPackages(): Record<string, string> {
  const installed = (name: string) => describe(`node_modules/${name}`).version;
  const versions: Record<string, string> = {
    react: installed('react'),
    'react-dom': installed('react-dom'),
    '@evergift/router': describe('libs/router').version,
    '@evergift/contract': describe('libs/contract').version,
    // '@evergift/data': describe('libs/data').version,
    // '@evergift/data/react': describe('libs/data').version,
  };
  const designSystem = describe('libs/ui').version;
  for (const name of designSystemModules()) versions[name] = designSystem;
  return versions;
}

/** Accepts what the shell brings when it is the same major version and not older. */
export const acceptedVersion = (version: string): string => `^${version}`;
