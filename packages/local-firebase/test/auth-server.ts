import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { createAdministration, EMULATOR_TOKEN } from '../src/http/administration.ts';
import { createAuth, type AuthBackend, type AuthOptions } from '../src/auth/create-auth.ts';
import { answerError } from '../src/http/answer-json.ts';
import { createTrustedProxies } from '../src/http/trusted-proxies.ts';
import { createOriginPolicy } from '../src/server/origin-policy.ts';
import type { KeyValueStore } from '../src/storage/key-value-store.ts';
import { openMemoryStore } from '../src/storage/memory-store.ts';

export const PROJECT = 'demo-project';

/** Opens the mail page. */
export const MAIL_PAGE_SECRET = 'a-secret-of-the-tests';

/** A fast cost: the tests are about what happens, not about how long it takes. */
const TEST_COST = 2 ** 10;

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  /** The service's error message, when there is one. */
  message: string | undefined;
}

interface OpenCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

export interface AuthServer {
  url: string;
  store: KeyValueStore;
  backend: AuthBackend;
  lines: string[];
  /** The backend's clock; moves only when a test moves it. */
  now: { ms: number };
  /** An SDK of its own, as on a device of its own. */
  device(): Auth;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** As administrator. */
  admin(method: string, path: string, body?: unknown): Promise<Answer>;
  openCodes(): Promise<OpenCode[]>;
  /** Fills in the page behind a mail's link; answers its status. */
  confirmEmail(oobCode: string): Promise<number>;
  resetPassword(oobCode: string, newPassword: string): Promise<number>;
  close(): Promise<void>;
}

export const SERVICE = '/identitytoolkit.googleapis.com/v1';

const toAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  const message = (body.error as { message?: string } | undefined)?.message;
  return { status: response.status, headers: response.headers, body, message };
};

/** The identity service over real HTTP on a port of its own. */
export const startAuthServer = async (
  options: Partial<AuthOptions> & { startAt?: number; adminToken?: string | undefined } = {},
): Promise<AuthServer> => {
  const { startAt = Date.now(), store = openMemoryStore(), ...more } = options;
  const { adminToken, ...rest } = { adminToken: EMULATOR_TOKEN, ...more };
  const now = { ms: startAt };
  const lines: string[] = [];
  const apps: FirebaseApp[] = [];
  let url = '';
  const backend = await createAuth({
    store,
    projectId: PROJECT,
    clock: () => now.ms,
    log: (line) => lines.push(line),
    publicUrl: () => url,
    administration: createAdministration(adminToken, () =>
      typeof rest.publicUrl === 'string' ? rest.publicUrl : url,
    ),
    mailPageSecret: MAIL_PAGE_SECRET,
    passwordCost: TEST_COST,
    ...rest,
  });
  const policy = createOriginPolicy({
    origins: () => [...(rest.allowedOrigins?.() ?? []), url],
    otherNames: () => [],
    proxies: createTrustedProxies(),
  });
  const server = createServer((request, response) => {
    try {
      policy.admit(request, response);
    } catch (error) {
      answerError(response, error);
      return;
    }
    if (request.method === 'OPTIONS') {
      policy.answerPreflight(request, response);
      return;
    }
    void backend.handle(request, response, new URL(request.url ?? '/', url)).then((handled) => {
      if (!handled) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    toAnswer(
      await fetch(url + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  const admin: AuthServer['admin'] = (method, path, body) =>
    send(method, path, body, { Authorization: 'Bearer owner' });

  const submit = async (mode: string, fields: Record<string, string>): Promise<number> => {
    const body = new URLSearchParams(fields);
    return (await fetch(`${url}/emulator/action?mode=${mode}`, { method: 'POST', body })).status;
  };

  return {
    url,
    store,
    backend,
    lines,
    now,
    device: () => {
      const app = initializeApp({ apiKey: 'local', projectId: PROJECT }, `device-${Math.random()}`);
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, url, { disableWarnings: true });
      return auth;
    },
    post: (path, body, headers) => send('POST', path, body, headers),
    admin,
    openCodes: async () => {
      const { body } = await admin('GET', `/emulator/v1/projects/${PROJECT}/oobCodes`);
      return body.oobCodes as OpenCode[];
    },
    confirmEmail: (oobCode) => submit('verifyEmail', { oobCode }),
    resetPassword: (oobCode, newPassword) =>
      submit('resetPassword', { oobCode, newPassword, repeatedPassword: newPassword }),
    close: async () => {
      for (const app of apps) await deleteApp(app);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
