import { expect, test } from 'vitest';
import { shortManifest } from './short-manifest.ts';

interface Hook {
  generateBundle: { handler: (this: unknown, options: object, bundle: object) => void };
}

const shorten = (bundle: object) => {
  const error = (message: string): never => {
    throw new Error(message);
  };
  (shortManifest() as unknown as Hook).generateBundle.handler.call({ error }, {}, bundle);
};

test('a manifest names what is shared once, no entry for a server, and no files that come later', () => {
  const exposes = (js: string[], css: string[]) => [
    {
      name: 'remote',
      assets: {
        js: { sync: ['assets/remote.js'], async: js },
        css: { sync: ['assets/remote.css'], async: css },
      },
    },
  ];
  const file = {
    type: 'asset',
    source: JSON.stringify({
      name: 'people',
      metaData: { publicPath: 'auto', ssrRemoteEntry: { name: 'remoteEntry.ssr.js' } },
      shared: [{ id: 'people:react', name: 'react' }],
      exposes: exposes(['assets/page.js'], ['assets/page.css']),
    }),
  };
  shorten({ 'mf-manifest.json': file });
  expect(JSON.parse(file.source)).toEqual({
    name: 'people',
    metaData: { publicPath: 'auto' },
    shared: [{ name: 'react' }],
    exposes: exposes([], []),
  });
});

test('a build without a manifest ends', () => {
  expect(() => shorten({})).toThrow('The federation plugin writes no mf-manifest.json.');
});
