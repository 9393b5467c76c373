import { federation } from '@module-federation/vite';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerEveryExport } from './offer-every-export.ts';

/** The federation plugin does nothing where tests run. */
function pluginsOfBuild(): Plugin[] {
  const react = { singleton: true, import: false as const, requiredVersion: '^19.0.0' };
  return federation({ name: 'people', shared: { react }, dts: false });
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITEST', undefined);
});
afterEach(() => vi.unstubAllEnvs());

test('a remote neither waits for the names that it uses of shared packages nor looks for them', () => {
  const plugins = pluginsOfBuild();
  const kept = offerEveryExport(plugins);
  const names = kept.map(({ name }) => name);
  const left = plugins.map(({ name }) => name).filter((name) => !names.includes(name));
  expect(left).toEqual(['parseStart', 'parseEnd']);
  expect(kept.find(({ name }) => name === 'proxyPreBuildShared')).not.toHaveProperty('transform');
});

test('another federation plugin is an error, and no build that leaves names out', () => {
  const others = pluginsOfBuild().filter(({ name }) => name !== 'parseEnd');
  expect(() => offerEveryExport(others)).toThrow("has no part 'parseEnd'");
});
