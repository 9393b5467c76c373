import { Buffer } from 'node:buffer';
import {
  Bytes,
  FieldValue,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';

const isStamp = (value: unknown): boolean =>
  value instanceof FieldValue && value.isEqual(serverTimestamp());

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (value instanceof Bytes) return { bytesValue: value.toBase64() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as DocumentData) } };
}

const encodeFields = (fields: DocumentData): Record<string, object> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isStamp(value))
      .map(([name, value]) => [name, encode(value)]),
  );

const encodePart = (part: object): string =>
  Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Writes a whole document in one request over REST, as the SDK would commit it. A refusal costs a
 * hundredth of what the SDK's stream costs, which is opened anew after each.
 *
 * @returns whether the rules allow it
 * @throws Error when the backend answers anything but a commit or a refusal
 */
export async function putByWire(
  backend: { baseUrl: string; projectId: string },
  uid: string,
  path: string,
  fields: DocumentData,
): Promise<boolean> {
  const documents = `projects/${backend.projectId}/databases/(default)/documents`;
  const updateTransforms = Object.keys(fields)
    .filter((name) => isStamp(fields[name]))
    .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const update = { name: `${documents}/${path}`, fields: encodeFields(fields) };
  const claims = { sub: uid, user_id: uid, iat: 0, exp: 3600 };
  const token = `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`;
  const response = await fetch(`${backend.baseUrl}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: [{ update, updateTransforms }] }),
  });
  const text = await response.text();
  if (!response.ok && !text.includes('"PERMISSION_DENIED"')) throw new Error(text);
  return response.ok;
}
