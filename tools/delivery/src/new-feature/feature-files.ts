import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A new feature app, as its files name it. */
export interface Feature {
  /** Folder, package and path: `wishes`. */
  name: string;
  /** Heading of its page: `Wishes`. */
  title: string;
  /** Port of its development server. */
  port: number;
}

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** Files that are the same in every remote, taken from one of them. */
const alike = ['tsconfig.json', 'vitest.config.ts'];
const model = 'people';

/** What the files below import; an app adds what it uses beside that. */
const dependencies = [
  ...['@evergift/contract', '@evergift/language', '@evergift/ui'],
  ...['react', 'react-dom'],
];

/** What the first page says in other languages; the title is a name until somebody translates it. */
const firstTexts: Readonly<Record<string, readonly [empty: string, goTo: string]>> = {
  de: ['Noch ist nichts da.', 'Zu {title}'],
  fr: ['Il n’y a encore rien ici.', 'Aller à {title}'],
  es: ['Aquí no hay nada todavía.', 'Ir a {title}'],
  ar: ['لا شيء هنا بعد.', 'الانتقال إلى {title}'],
};

/** The translations of a new app, by their path. */
const messageFiles = (title: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(firstTexts).map(([language, [empty, goTo]]) => [
      `src/messages/${language}.json`,
      json({
        [title]: title,
        [`Go to ${title}`]: goTo.replace('{title}', title),
        'Nothing here yet.': empty,
      }),
    ]),
  );

/**
 * The files of a new feature app, by their path below its folder.
 *
 * @param root the repository
 */
export function featureFiles(root: string, { name, title, port }: Feature): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, 'apps', model, path), 'utf8');
  const like = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    nx: object;
  };
  const versions = Object.entries(like.dependencies).filter(([one]) => dependencies.includes(one));
  const scripts = Object.entries(like.scripts).map(([key, text]) => [
    key,
    text.endsWith(` ${model}`) ? text.replace(` ${model}`, ` ${name}`) : text,
  ]);
  return {
    ...Object.fromEntries(alike.map((path) => [path, read(path)])),
    'package.json': json({
      name: `@evergift/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      config: { port },
      scripts: Object.fromEntries(scripts),
      dependencies: Object.fromEntries(versions),
      devDependencies: like.devDependencies,
      nx: like.nx,
    }),
    'vite.config.ts': read('vite.config.ts').replace(`'${model}'`, `'${name}'`),
    'src/remote.ts': `import { defineRemote } from '@evergift/contract/define-remote';
import { version } from '../package.json';

/** What the ${name} app gives to the shell. */
export const remote = defineRemote({
  name: '${name}',
  version,
  label: '${title}',
  routes: [
    {
      path: '/${name}',
      title: '${title}',
      load: async () => (await import('./${name}-page.tsx')).${title}Page,
    },
  ],
  modals: {},
  navigation: [
    {
      label: '${title}',
      icon: 'sparkles',
      order: 100,
      where: ['dashboard'],
      does: { go: '/${name}' },
    },
  ],
  commands: [
    {
      id: 'go.${name}',
      label: 'Go to ${title}',
      icon: 'sparkles',
      order: 100,
      group: 'go',
      does: { go: '/${name}' },
    },
  ],
});
`,
    ...messageFiles(title),
    'src/messages/messages.test.ts': `import { describeMessages } from '@evergift/language/testing';

describeMessages('apps/${name}');
`,
    [`src/${name}-page.tsx`]: `import { text } from '@evergift/language';
import { EmptyState } from '@evergift/ui/empty-state';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';

/** The first page of the ${name} app. */
export function ${title}Page() {
  return (
    <Page>
      <PageHeader title={text('${title}')} />
      <EmptyState title={text('Nothing here yet.')} />
    </Page>
  );
}
`,
    [`src/${name}-page.test.tsx`]: `import { openRemote } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { remote } from './remote.ts';

test('the page has its heading and says that nothing is there yet', async () => {
  await openRemote(remote, { at: '/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeDefined();
  expect(screen.getByText('Nothing here yet.')).toBeDefined();
});
`,
  };
}
