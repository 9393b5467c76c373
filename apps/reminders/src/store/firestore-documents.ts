import type {
  DocumentChange,
  Documents,
  FirestoreDocument,
  FirestoreTransport,
  FirestoreWrite,
  StoredDocument,
} from '../program.d.ts';

function storedDocument({ name, fields, updateTime }: FirestoreDocument): StoredDocument {
  const id = name.slice(name.lastIndexOf('/') + 1);
  return { id, fields: plainFields(fields), version: updateTime };
}

function preconditionOf(version: string | null | undefined): Partial<FirestoreWrite> {
  if (version === undefined) return {};
  return { currentDocument: version === null ? { exists: false } : { updateTime: version } };
}

/** @param root `projects/…/databases/(default)/documents` */
export function createFirestoreDocuments(transport: FirestoreTransport, root: string): Documents {
  const writeOf = ({ path, fields, version, isStamped }: DocumentChange): FirestoreWrite => {
    const name = `${root}/${path}`;
    const condition = preconditionOf(version);
    if (fields === null) return { delete: name, ...condition };
    return {
      update: { name, fields: storedFields(fields) },
      updateMask: { fieldPaths: Object.keys(fields) },
      ...(isStamped && {
        updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
      }),
      ...condition,
    };
  };
  return {
    async read(path) {
      const document = await transport.read(`${root}/${path}`);
      return document && storedDocument(document);
    },
    async list(path) {
      const parts = path.split('/');
      const collectionId = parts.pop() ?? '';
      const found = await transport.query([root, ...parts].join('/'), { from: [{ collectionId }] });
      return found.map(storedDocument);
    },
    async withDigest() {
      const values = ['daily', 'weekly'].map((stringValue) => ({ stringValue }));
      const asked = { field: { fieldPath: 'digest' }, op: 'IN', value: { arrayValue: { values } } };
      const found = await transport.query(root, {
        from: [{ collectionId: 'users' }],
        where: { fieldFilter: asked },
      });
      return found.map((document) => storedDocument(document).id);
    },
    commit: (changes) => transport.commit(changes.map(writeOf)),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** A value of Firestore's JSON as a plain one; a moment becomes milliseconds since 1970. */
function plainValue(value: object): unknown {
  const [[kind = '', content] = []] = Object.entries(value) as [string, unknown][];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number(content);
    case 'timestampValue':
      return Date.parse(String(content));
    case 'arrayValue':
      return ((content as { values?: object[] }).values ?? []).map(plainValue);
    case 'mapValue':
      return plainFields((content as { fields?: Record<string, object> }).fields);
    default:
      return content;
  }
}

const plainFields = (fields: Readonly<Record<string, object>> = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/** Texts, yes and no, and whole numbers: what this program writes. */
function storedValue(value: unknown): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { stringValue: String(value) };
}

const storedFields = (fields: Fields): Record<string, object> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, storedValue(value)]),
  );
