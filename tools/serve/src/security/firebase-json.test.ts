import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { remoteNames, repositoryFile } from '../app-folders.ts';
import { hostedOrigins, SiteError, withHeaders, type FirebaseJson } from './firebase-json.ts';
import { exampleProjects, exampleFirebaseJson } from './write-firebase-json.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(repositoryFile(name), 'utf8'));
const firebaseJson = read('firebase.json') as FirebaseJson;

const projects = {
  projects: { default: 'gifts' },
  targets: {
    gifts: {
      hosting: Object.fromEntries(
        ['shell', ...remoteNames].map((app) => [app, [`my-${app}`]]),
      ) as Record<string, string[]>,
    },
  },
};

test('what is written into the repository follows from the apps (else run npm run headers)', () => {
  expect(firebaseJson).toEqual(exampleFirebaseJson());
  expect(read('.firebaserc.example')).toEqual(exampleProjects);
});

test('every app has a hosted site, and no site serves source maps or hidden files', () => {
  expect(firebaseJson.hosting.map(({ target }) => target)).toEqual(['shell', ...remoteNames]);
  for (const { ignore } of firebaseJson.hosting) {
    expect(ignore).toEqual(expect.arrayContaining(['**/*.map', '**/.*']));
  }
});

test('a deployment names its own sites, reports, App Check and previews', () => {
  const origins = hostedOrigins(projects, {
    sentry: { dsn: 'https://key@o1.ingest.example/7' },
    appCheck: { siteKey: 'x' },
    previews: ['https://preview.example'],
  });
  expect(origins).toMatchObject({
    shell: 'https://my-shell.web.app',
    remotes: remoteNames.map((name) => `https://my-${name}.web.app`),
    reports: 'https://o1.ingest.example',
    appCheck: true,
    previews: ['https://preview.example'],
  });
  expect(hostedOrigins(projects, { previews: [] })).toEqual(hostedOrigins(projects));
  const text = JSON.stringify(withHeaders({ hosting: [{ target: 'shell' }] }, origins));
  expect(text).toContain('https://my-people.web.app');
  expect(text).not.toContain('your-project');
});

test('a site that is not named is an error that names the app', () => {
  const { shell: _shell, ...rest } = projects.targets.gifts.hosting;
  const without = { ...projects, targets: { gifts: { hosting: rest } } };
  expect(() => hostedOrigins(without)).toThrow(
    new SiteError(".firebaserc names no hosting site for 'shell'."),
  );
});
