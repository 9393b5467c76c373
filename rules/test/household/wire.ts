import { Buffer } from 'node:buffer';
import { isTimed, wholeDocument, type Actor, type Fields, type World } from './world.ts';

/** One read, or one part of a commit. `$me` is who asks, in paths, names of fields and values. */
export type Step =
  | { readonly get: string }
  | { readonly list: string; readonly where?: readonly [string, string]; readonly limit?: number }
  | { readonly everywhere: string }
  | { readonly count: string }
  /** As the reads of a transaction. */
  | { readonly read: readonly string[] }
  /** A whole document, valid but for what `with` changes; `create` expects that there is none. */
  | { readonly create: string; readonly with?: Fields }
  | { readonly set: string; readonly with?: Fields }
  /** Some fields, by their paths, of a document that must be there. */
  | { readonly update: string; readonly with?: Fields; readonly without?: readonly string[] }
  | { readonly delete: string }
  /** As a transaction that read the document commits. */
  | { readonly verify: string }
  /** The names of the collections below a document. */
  | { readonly names: string };

/** What a backend answered, without its moments, which differ each time. */
export interface Answer {
  readonly verdict: 'allowed' | 'refused';
  readonly status: number;
  readonly body: string;
}

/** The project of these tests. */
export const PROJECT = 'demo-household';
const database = `projects/${PROJECT}/databases/(default)`;
const root = `${database}/documents`;
const hour = 3_600_000;
const week = 7 * 24 * hour;
const refusals = ['PERMISSION_DENIED', 'UNIMPLEMENTED'];

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenOf = (uid: string): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: uid, user_id: uid, iat: 0, exp: 3600 })}.`;

const momentOf = (text: string): Date | undefined =>
  ({
    $past: new Date(1_767_323_045_678),
    $recent: new Date(Date.now() - week + hour),
    $stale: new Date(Date.now() - week - hour),
  })[text];

function valueOf(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value as Fields) } };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  const moment = momentOf(String(value));
  if (!moment) return { stringValue: value };
  return { timestampValue: moment.toISOString() };
}

const fieldsOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== '$now' && value !== undefined)
      .map(([name, value]) => [name, valueOf(value)]),
  );

/** The paths of the fields that the server sets. */
function stampedIn(fields: Fields, above = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === '$now') return [`${above}${name}`];
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMap ? stampedIn(value as Fields, `${above}${name}.`) : [];
  });
}

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`. */
function nested(fields: Fields): Fields {
  const result: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    let map = result;
    for (const part of parts) map = (map[part] ??= {}) as Record<string, unknown>;
    map[last] = value;
  }
  return result;
}

const writing = (path: string, fields: Fields) => ({
  update: { name: `${root}/${path}`, fields: fieldsOf(fields) },
  updateTransforms: stampedIn(fields).map((fieldPath) => ({
    ...{ fieldPath, setToServerValue: 'REQUEST_TIME' },
  })),
});

const asNew = (path: string) => (isTimed(path) ? { createdAt: '$now', updatedAt: '$now' } : {});
const asChanged = (path: string) => (isTimed(path) ? { updatedAt: '$now' } : {});

function writeOf(step: Step): object | undefined {
  if ('delete' in step) return { delete: `${root}/${step.delete}` };
  if ('verify' in step) {
    return { verify: `${root}/${step.verify}`, currentDocument: { exists: true } };
  }
  if ('create' in step || 'set' in step) {
    const path = 'create' in step ? step.create : step.set;
    const write = writing(path, wholeDocument(path, { ...asNew(path), ...step.with }));
    return 'create' in step ? { ...write, currentDocument: { exists: false } } : write;
  }
  if (!('update' in step)) return undefined;
  const { update: path, with: changes = {}, without = [] } = step;
  const write = writing(path, nested({ ...asChanged(path), ...changes }));
  const stamped = write.updateTransforms.map(({ fieldPath }) => fieldPath);
  const fieldPaths = [...Object.keys(changes), ...without].filter(
    (name) => !stamped.includes(name),
  );
  return { ...write, updateMask: { fieldPaths }, currentDocument: { exists: true } };
}

function readOf(step: Step): [method: string, body: object | undefined] | undefined {
  const query = (collection: string, more = {}) => {
    const parts = collection.split('/');
    const from = [{ collectionId: parts.pop() ?? '', ...more }];
    return [parts.length > 0 ? `/${parts.join('/')}` : '', from] as const;
  };
  if ('get' in step) return [`/${step.get}`, undefined];
  if ('names' in step) return [`/${step.names}:listCollectionIds`, {}];
  if ('read' in step)
    return [':batchGet', { documents: step.read.map((path) => `${root}/${path}`) }];
  if ('everywhere' in step) {
    const [, from] = query(step.everywhere, { allDescendants: true });
    return [':runQuery', { structuredQuery: { from } }];
  }
  if ('count' in step) {
    const [parent, from] = query(step.count);
    const aggregations = [{ alias: 'all', count: {} }];
    const structuredAggregationQuery = { aggregations, structuredQuery: { from } };
    return [`${parent}:runAggregationQuery`, { structuredAggregationQuery }];
  }
  if (!('list' in step)) return undefined;
  const [parent, from] = query(step.list);
  const [field, value] = step.where ?? [];
  const fieldFilter = { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } };
  const structuredQuery = {
    ...{ from, ...(field && { where: { fieldFilter } }) },
    ...(step.limit !== undefined && { limit: step.limit }),
  };
  return [`${parent}:runQuery`, { structuredQuery }];
}

const stepsOf = (actor: Actor, steps: readonly Step[]): Step[] =>
  JSON.parse(JSON.stringify(steps).replaceAll('$me', actor)) as Step[];

/** Whether a step changes something. */
export const isWrite = (step: Step): boolean => readOf(step) === undefined;

/** The document that a step writes. */
function pathOf(step: Step): string {
  if ('create' in step) return step.create;
  if ('set' in step) return step.set;
  if ('update' in step) return step.update;
  return 'delete' in step ? step.delete : '';
}

/** A backend, asked as browsers ask it, by the wire. */
export class Wire {
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  async #send(method: string, body: object | undefined, bearer?: string): Promise<Response> {
    return fetch(`${this.#baseUrl}/v1/${root}${method}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'text/plain',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async loadRules(content: string): Promise<void> {
    const { ok } = await fetch(`${this.#baseUrl}/emulator/v1/projects/${PROJECT}:securityRules`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    if (!ok) throw new Error('The backend refuses the rules');
  }

  /** Puts the world in place, and nothing else. */
  async reset(world: World): Promise<void> {
    const cleared = await fetch(`${this.#baseUrl}/emulator/v1/${database}/documents`, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer owner' },
    });
    if (!cleared.ok) throw new Error(await cleared.text());
    await this.#put(Object.entries(world).map(([path, fields]) => writing(path, fields)));
  }

  /** Puts back what a request changed. */
  async restore(world: World, actor: Actor, steps: readonly Step[]): Promise<void> {
    const paths = stepsOf(actor, steps).map((step) => pathOf(step));
    await this.#put(
      [...new Set(paths)]
        .filter((path) => path !== '')
        .map((path) => {
          const before = world[path];
          return before ? writing(path, before) : { delete: `${root}/${path}` };
        }),
    );
  }

  async #put(writes: readonly object[]): Promise<void> {
    const response = await this.#send(':commit', { writes }, 'owner');
    if (!response.ok) throw new Error(`No world: ${await response.text()}`);
    await response.text();
  }

  /** One request: a read, or all steps in one commit. */
  async ask(actor: Actor, steps: readonly Step[]): Promise<Answer> {
    const mine = stepsOf(actor, steps);
    const [first] = mine;
    if (!first) throw new Error('A request has a step');
    const [method, body] = readOf(first) ?? [':commit', { writes: mine.map(writeOf) }];
    const response = await this.#send(
      method,
      body,
      actor === 'nobody' ? undefined : tokenOf(actor),
    );
    const text = await response.text();
    const isRefused = !response.ok && refusals.some((status) => text.includes(`"${status}"`));
    return {
      verdict: isRefused ? 'refused' : 'allowed',
      status: response.status,
      body: text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment'),
    };
  }
}
