import { readFileSync } from 'node:fs';

const rootFolder = new URL('../../../', import.meta.url);

interface PackageDescription {
  version: string;
  exports?: Record<string, string>;
}

function describe(folder: string): PackageDescription {
  const text = readFileSync(new URL(`${folder}/package.json`, rootFolder), 'utf8');
  return JSON.parse(text) as PackageDescription;
}

/** Exports of the design system that no remote imports. */
const ofShell = new Set(['./test-setup', './field-texts']);

/** `@evergift/ui/button`, … : every script export of the design system, each shared by itself. */
function designSystemModules(): string[] {
  return Object.entries(describe('libs/ui').exports ?? {})
    .filter(([subpath, file]) => /^\.\/src\/.*\.tsx?$/.test(file) && !ofShell.has(subpath))
    .map(([subpath]) => `@evergift/ui${subpath.slice(1)}`);
}

/**
 * Everything that exists once per page, whoever needs it, with its version: the shell brings it and
 * the remotes take from it what they use. The list and its cost:
 * docs/decisions/003-shared-at-run-time.md.
 */
export function shareable(): Record<string, string> {
  const { version: react } = describe('node_modules/react');
  const { version: data } = describe('libs/data');
  const { version: userInterface } = describe('libs/ui');
  return {
    react,
    // Named, because the plugin adds it by itself in some builds and in others not.
    'react/jsx-runtime': react,
    'react-dom': react,
    'react-hook-form': describe('node_modules/react-hook-form').version,
    '@evergift/router': describe('libs/router').version,
    '@evergift/contract': describe('libs/contract').version,
    '@evergift/data': data,
    '@evergift/data/react': data,
    '@evergift/data/feature': data,
    '@evergift/data/reading': data,
    '@evergift/data/records': data,
    '@evergift/data/schema': data,
    ...Object.fromEntries(designSystemModules().map((name) => [name, userInterface])),
  };
}

/** Accepts what the shell brings when it is the same major version and not older. */
export const acceptedVersion = (version: string): string => `^${version}`;
