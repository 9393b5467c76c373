import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { messageKey } from '../../../libs/language/src/message-key.ts';
import { labelsOf, messagesOf, translationChunks, translations } from './translations.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A German text of a project and its translation; undefined while it has none. */
function sampleOf(project: string): [key: string, german: string] | undefined {
  const file = `${root}${project}/src/messages/de.json`;
  if (!existsSync(file)) return undefined;
  const [first] = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return first && [messageKey(first[0]), first[1]];
}

const withTexts = (folder: string) =>
  readdirSync(root + folder)
    .map((name) => `${folder}/${name}`)
    .filter((project) => sampleOf(project));

test('LC4 the shell brings its own texts, those of the app that it links, and of every library that they use', () => {
  const messages = messagesOf('shell', 'de');
  const projects = ['apps/shell', 'apps/home', 'libs/contract', 'libs/data', 'libs/ui'];
  const samples = projects.flatMap((project) => [sampleOf(project)].filter((each) => each));
  expect(samples.length).toBeGreaterThan(0);
  for (const [key, german] of samples as [string, string][]) expect(messages[key]).toBe(german);
});

test('LC4 an app brings no texts of another, nor what the shell brings to every app', () => {
  const own = sampleOf('apps/shell');
  for (const app of readdirSync(`${root}apps`).filter((name) => name !== 'shell')) {
    const messages = messagesOf(app, 'de');
    expect(messages[own?.[0] ?? ''], app).toBeUndefined();
    const sample = sampleOf(`apps/${app}`);
    if (sample) expect(messages[sample[0]]).toBe(sample[1]);
  }
});

test('LC4 the shell has a translation in each language, by keys without English', () => {
  const [english = ''] = Object.keys(
    JSON.parse(readFileSync(`${root}apps/shell/src/messages/ar.json`, 'utf8')) as object,
  );
  for (const language of ['de', 'fr', 'es', 'ar']) {
    const messages = messagesOf('shell', language);
    expect(messages[messageKey(english)]).toBeTruthy();
    expect(Object.keys(messages).filter((key) => !/^[a-z\d]{1,7}$/.test(key))).toEqual([]);
  }
});

test('LC4 no two texts have one key', () => {
  const texts = [...withTexts('apps'), ...withTexts('libs')].flatMap((project) =>
    Object.keys(
      JSON.parse(readFileSync(`${root}${project}/src/messages/de.json`, 'utf8')) as object,
    ),
  );
  expect(new Set(texts.map(messageKey)).size).toBe(new Set(texts).size);
});

test('LC4 the labels of an app are what it contributes: not what its pages say, nor what a label does', () => {
  const contributions = {
    label: 'Search',
    navigation: [{ label: 'Retry', does: { open: 'x', with: { title: 'Reload' } } }],
    icons: { house: [['path', { title: 'More' }]] },
  };
  const { de, ar } = labelsOf('shell', contributions);
  expect(Object.keys(de ?? {}).sort()).toEqual(['Search', 'Retry'].map(messageKey).sort());
  expect(Object.values(ar ?? {})).toContain('إعادة المحاولة');
  expect(labelsOf('no-such-app', contributions)).toEqual({});
});

test('LC4 a build has a file for each language, which nobody fetches who reads English', async () => {
  const entry = '\0entry';
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: 'entry', output: { codeSplitting: { groups: translationChunks } } },
    },
    plugins: [
      translations('shell'),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) =>
          id === entry
            ? `import { messages } from '${root}apps/shell/src/boot/page-messages.ts'; globalThis.all = messages;`
            : null,
      },
    ],
  })) as Rollup.RollupOutput;
  const chunks = result.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const names = chunks.map(({ name }) => name);
  for (const language of ['de', 'fr', 'es', 'ar']) expect(names).toContain(`messages-${language}`);
  const first = chunks.find(({ isEntry }) => isEntry);
  expect(first?.code).not.toContain('Wird geladen');
  expect(first?.imports.filter((name) => name.includes('messages-'))).toEqual([]);
  expect(chunks.find(({ name }) => name === 'messages-de')?.code).toContain('Wird geladen');
});

test('LC4 a build fails in which the application would run before it speaks', async () => {
  const sources: Readonly<Record<string, string>> = {
    '/boot/speak-page-language.ts': `import '/boot/bootstrap.tsx'; globalThis.spoken = true;`,
    '/boot/bootstrap.tsx': 'globalThis.started = true;',
  };
  const building = build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: '/boot/speak-page-language.ts' } },
    plugins: [
      translations('shell'),
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id],
      },
    ],
  });
  await expect(building).rejects.toThrow('imports the application');
});
