import type { Value } from 'local-firebase';

const root = 'projects/demo-evergift/databases/(default)/documents';

const valueOf = (value: unknown): Value => {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  return { stringValue: String(value) };
};

/** Long before the tests' clocks. */
const stamp = { timestampValue: '2026-01-01T00:00:00Z' };

/** A whole document, written by an administrator. */
export const writeOf = (path: string, fields: Readonly<Record<string, unknown>>) => ({
  update: {
    name: `${root}/${path}`,
    fields: { ...fieldsOf(path, fields), createdAt: stamp, updatedAt: stamp },
  },
});

const fieldsOf = (path: string, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries({ id: path.split('/').at(-1), ...fields }).map(([name, value]) => [
      name,
      valueOf(value),
    ]),
  );

/** A person with a birthday, as a page writes it. */
export const personFields = (name: string, birthday: string) => ({
  ...{ name, birthday, nickname: '', notes: '', relationship: '' },
});

/** A document as its person's page writes it: the request's address and body. */
export const commitOf = (path: string, fields: Readonly<Record<string, unknown>>) => ({
  url: `/v1/${root}:commit`,
  body: {
    writes: [
      {
        update: { name: `${root}/${path}`, fields: fieldsOf(path, fields) },
        updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
      },
    ],
  },
});

/** The text of a mail whose lines are folded (quoted-printable), as its reader sees it. */
export const readable = (mail = ''): string =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
