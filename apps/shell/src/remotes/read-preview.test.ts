import { expect, test } from 'vitest';
import { PreviewError, readPreview } from './read-preview.ts';

const origins = ['https://preview.example', 'https://other.example:8443'];
const refusal = (text: string, from: readonly string[] = origins): string => {
  try {
    return JSON.stringify(readPreview(text, from));
  } catch (error) {
    expect(error).toBeInstanceOf(PreviewError);
    return (error as PreviewError).message;
  }
};

test.each([
  ['people@https://preview.example/mf-manifest.json', 'people'],
  ['gift-lists@https://other.example:8443/pr-7/mf-manifest.json', 'gift-lists'],
])('an app and the address of a build on a listed origin is a preview: %s', (text, app) => {
  expect(readPreview(text, origins)).toEqual({ app, entry: text.slice(app.length + 1) });
});

test('without listed origins there are none, and it says what would turn them on', () => {
  const text = 'people@https://preview.example/mf-manifest.json';
  expect(refusal(text, [])).toContain('Previews are off here. To turn them on');
});

test.each([
  ['http://preview.example', 'http://preview.example'],
  ['https://preview.example:444', 'https://preview.example:444'],
  ['https://sub.preview.example', 'https://sub.preview.example'],
  ['https://preview.example.evil.example', 'https://preview.example.evil.example'],
  ['https://preview.example@evil.example', 'https://evil.example'],
  ['data:text/javascript,', 'no origin'],
  ['javascript:alert(1)//', 'no origin'],
])('a build on %s is refused by the name of its origin', (address, origin) => {
  const reason = refusal(`people@${address}/mf-manifest.json`);
  expect(reason).toContain(`It would come from ${origin}, which config.json does not list.`);
  expect(reason).toContain('Serve it from https://preview.example or https://other.example:8443');
});

test.each([
  'remoteEntry.js',
  'mf-manifest.json?then=other',
  'mf-manifest.json#remoteEntry.js',
  'other-mf-manifest.json',
])('what is no manifest would pass by the check of shared packages: %s', (path) => {
  const reason = refusal(`people@https://preview.example/${path}`);
  expect(reason).toContain('has to end in /mf-manifest.json');
});

test('an address with somebody’s credentials is refused', () => {
  const reason = refusal('people@https://me:secret@preview.example/mf-manifest.json');
  expect(reason).toContain('has to end in');
  expect(reason).not.toContain('secret');
});

test.each(['', 'people', 'people@', '@https://preview.example/mf-manifest.json', 'people@/path'])(
  'anything else is answered by an example (%j)',
  (text) => {
    expect(refusal(text)).toContain('?preview=app@https://preview.example/mf-manifest.json');
  },
);
