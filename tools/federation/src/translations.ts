import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { messageKey } from '../../../libs/language/src/message-key.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Where an app's translations come in. The shell's come before its own code, and so from a file of their own. */
const moduleOf = (app: string): RegExp =>
  app === 'shell'
    ? /\/apps\/shell\/src\/boot\/page-messages\.ts$/
    : /\/libs\/language\/src\/messages\.ts$/;
const file = /^\0evergift-messages-([a-z]{2})$/;

/** What a package says in a language, by the English text; empty where it says nothing. */
function translationsOf(folder: string, language: string): Readonly<Record<string, string>> {
  const path = `${root}${folder}/src/messages/${language}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

/** The languages that an app has translations in. */
function languagesOf(app: string): string[] {
  const folder = `${root}apps/${app}/src/messages`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => /^([a-z]{2})\.json$/.exec(name)?.slice(1) ?? []);
}

/** The folders of the libraries that an app depends on, itself included, each once. */
function foldersOf(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  const text = readFileSync(`${root}${folder}/package.json`, 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    const own = name.replace(/^@evergift\//, '');
    if (own === name) continue;
    foldersOf(existsSync(`${root}libs/${own}`) ? `libs/${own}` : `apps/${own}`, found);
  }
  return found;
}

/** What the shell brings to every app. */
const brought = /^libs\/(contract|data|router|ui)$/;

/** All that an app says in a language, with the keys of the built files. */
export function messagesOf(app: string, language: string): Readonly<Record<string, string>> {
  const folders = [...foldersOf(`apps/${app}`)].filter(
    (folder) => app === 'shell' || !brought.test(folder),
  );
  const all = folders.flatMap((folder) => Object.entries(translationsOf(folder, language)));
  return Object.fromEntries(all.map(([english, own]) => [messageKey(english), own]));
}

/**
 * The labels that an app contributes to the shell, in each of its languages: what `labels-{language}-{build}.json` has.
 */
export function labelsOf(app: string, contributions: object): Record<string, object> {
  const labels = new Set<string>();
  JSON.stringify(contributions, (key, value: unknown) => {
    if (/^(label|title|message)$/.test(key) && typeof value === 'string') labels.add(value);
    return /^(icons|does)$/.test(key) ? undefined : value;
  });
  const inLanguage = (language: string) =>
    Object.entries(translationsOf(`apps/${app}`, language))
      .filter(([english]) => labels.has(english))
      .map(([english, own]) => [messageKey(english), own]);
  return Object.fromEntries(
    languagesOf(app).map((language) => [language, Object.fromEntries(inLanguage(language))]),
  );
}

/** A file for each language, with what React Aria says in it. */
export const translationChunks = [
  ...['de-DE', 'fr-FR', 'es-ES', 'ar-AE'].map((locale) => {
    const language = locale.slice(0, 2);
    const test = new RegExp(`evergift-messages-${language}$|/react-aria-components/i18n/${locale}`);
    return { name: `messages-${language}`, test, priority: 4 };
  }),
];

const speaks = /\/boot\/speak-page-language\.ts$/;
const starts = /\/boot\/bootstrap\.tsx$/;

/** Whether a module's chunk brings along the chunk of another one. */
function runsBefore(bundle: Rollup.OutputBundle, module: RegExp, other: RegExp): boolean {
  const isOf = (fileName: string, pattern: RegExp) => {
    const chunk = bundle[fileName];
    return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => pattern.test(id));
  };
  const visited = new Set(Object.keys(bundle).filter((fileName) => isOf(fileName, module)));
  for (const fileName of visited) {
    const chunk = bundle[fileName];
    if (chunk?.type === 'chunk') chunk.imports.forEach((name) => visited.add(name));
  }
  return [...visited].some((fileName) => isOf(fileName, other));
}

/**
 * Gives a build its translations: a file for each language, which is fetched when somebody speaks it.
 * English is in the sources.
 */
export function translations(app: string): Plugin {
  return {
    name: 'evergift-translations',
    enforce: 'pre',
    resolveId: { filter: { id: file }, handler: (id) => id },
    load: {
      filter: { id: [file, moduleOf(app)] },
      handler(id) {
        const [, language = ''] = file.exec(id) ?? [];
        if (language !== '') return `export default ${JSON.stringify(messagesOf(app, language))};`;
        const loaders = languagesOf(app).map(
          (each) => `${each}: () => import('\\0evergift-messages-${each}')`,
        );
        return `export const messages = {${loaders.join(',')}};`;
      },
    },
    generateBundle(_, bundle) {
      if (runsBefore(bundle, speaks, starts)) {
        this.error(
          'What speaks the page’s language imports the application, which has to come after it.',
        );
      }
    },
  };
}
