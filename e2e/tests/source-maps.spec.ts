import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { remotes } from '../fixtures/remotes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every source map of the real builds would be sent with the script that it belongs to', () => {
  const dryRun = spawnSync('node', ['tools/federation/source-maps.mjs', '--dry-run'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(dryRun.status, dryRun.stderr).toBe(0);
  for (const name of ['shell', ...remotes]) {
    const folder = `${root}apps/${name}/dist`;
    const release = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')) as {
      version: string;
      build: string;
      files: { path: string }[];
    };
    const [, ofApp = ''] = dryRun.stdout.split(
      `evergift-${name}@${release.version} (${release.build}), ${folder}\n`,
    );
    const sent = ofApp.split(/\n(?! )/)[0]?.match(/\S+(?= <- )|(?<= <- )\S+\.map$/gm) ?? [];
    const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.map'),
    );
    expect(maps.length).toBeGreaterThan(1);
    expect(sent.filter((file) => file.endsWith('.map')).sort()).toEqual(maps.sort());
    const deployed = release.files.map(({ path }) => path);
    expect(sent.filter((file) => file.endsWith('.js'))).toEqual(
      deployed.filter((file) => file.endsWith('.js')),
    );
    expect(deployed.filter((file) => file.endsWith('.map'))).toEqual([]);
  }
});
