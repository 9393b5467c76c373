import { documentValue } from './document-values.ts';
import type { RulesContext } from './types.ts';
import { Failure, RulesPath, typeName, type Result, type RulesValue } from './values.ts';

/** Documents that the rules may look up for one document or query, and for a whole commit. */
const MAXIMUM_PER_REQUEST = 10;
const MAXIMUM_PER_COMMIT = 20;

const LOOKUP_NAMES = ['get', 'exists', 'getAfter', 'existsAfter'] as const;
type LookupName = (typeof LOOKUP_NAMES)[number];

export function isLookupName(name: string): name is LookupName {
  return (LOOKUP_NAMES as readonly string[]).includes(name);
}

/** get(), exists(), getAfter() and existsAfter() of one request, within the service's limits. */
export class DocumentLookups {
  readonly #context: RulesContext;
  /** `projects/{project}/` and `{database}` of the request. */
  readonly #project: string;
  readonly #database: string;
  /** The document that the request is about; looking at it may give null. */
  readonly #ownName: string | undefined;
  readonly #read = new Set<string>();

  constructor(context: RulesContext, requestName: string, ownName: string | undefined) {
    const [, project = '', , database = ''] = requestName.split('/');
    this.#context = context;
    this.#project = `projects/${project}`;
    this.#database = database;
    this.#ownName = ownName;
  }

  look(kind: LookupName, values: readonly RulesValue[]): Result {
    const [path] = values;
    if (!(path instanceof RulesPath) || values.length !== 1) {
      return new Failure(`${kind} takes (path), not (${values.map(typeName).join(', ')})`);
    }
    const name = this.#nameOf(path);
    if (name instanceof Failure) return name;
    const exhausted = this.#countRead(name);
    if (exhausted) return exhausted;
    const { lookup } = this.#context;
    const isAfter = kind === 'getAfter' || kind === 'existsAfter';
    const document = isAfter ? lookup.after(name) : lookup.before(name);
    if (kind === 'exists' || kind === 'existsAfter') return document !== undefined;
    if (document) return documentValue(document);
    return name === this.#ownName ? null : new Failure(`${kind} found no document ${path.text()}`);
  }

  #countRead(name: string): Failure | undefined {
    const { documentsRead } = this.#context;
    this.#read.add(name);
    documentsRead?.add(name);
    if (this.#read.size > MAXIMUM_PER_REQUEST) {
      return new Failure(`The rules look up more than ${MAXIMUM_PER_REQUEST} documents`);
    }
    if (documentsRead && documentsRead.size > MAXIMUM_PER_COMMIT) {
      return new Failure(`The rules look up more than ${MAXIMUM_PER_COMMIT} documents`);
    }
    return undefined;
  }

  #nameOf(path: RulesPath): string | Failure {
    const [root, database, documents, ...rest] = path.segments;
    const isDocument =
      root === 'databases' &&
      database === this.#database &&
      documents === 'documents' &&
      rest.length > 0 &&
      rest.length % 2 === 0 &&
      !rest.includes('');
    return isDocument
      ? `${this.#project}${path.text()}`
      : new Failure(`${path.text()} is not a document of this database`);
  }
}
