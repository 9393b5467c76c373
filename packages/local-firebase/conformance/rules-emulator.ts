import { SAMPLE_FIELDS, SEED } from './rules-scenario.ts';

const PROJECT = 'demo-rules';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token for user u1 with the claims that the recorded verdicts use. */
const TOKEN = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
  sub: 'u1',
  user_id: 'u1',
  email: 'a@x.com',
  email_verified: true,
  admin: true,
  iat: 0,
  exp: 3600,
})}.`;

/** Asks a running emulator what its rules decide. */
export class RulesEmulator {
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  async #post(method: string, body: object, token: string): Promise<Response> {
    return fetch(`${this.#baseUrl}/v1/${DATABASE}/documents:${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  }

  /** Puts the document in place that get() and exists() look up. */
  async seed(): Promise<void> {
    const { name, fields } = SEED;
    await this.#post('commit', { writes: [{ update: { name, fields } }] }, 'owner');
  }

  /** False when the emulator refuses to load the rules. */
  async load(source: string): Promise<boolean> {
    const response = await fetch(`${this.#baseUrl}/emulator/v1/projects/${PROJECT}:securityRules`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: source }] } }),
    });
    await response.text();
    return response.ok;
  }

  /** Tries to create a document with the sample's fields. */
  async mayCreate(path: string): Promise<boolean> {
    const name = `${DATABASE}/documents${path}`;
    const writes = [{ update: { name, fields: SAMPLE_FIELDS } }];
    const response = await this.#post('commit', { writes }, TOKEN);
    await response.text();
    return response.ok;
  }

  /** Tries a query over the root collections. */
  async mayList(query: object): Promise<boolean> {
    const response = await this.#post('runQuery', { structuredQuery: query }, TOKEN);
    await response.text();
    return response.ok;
  }
}
