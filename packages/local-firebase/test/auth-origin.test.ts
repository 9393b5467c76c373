import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, SERVICE, startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const APP = 'http://localhost:4000';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer({ allowedOrigins: () => [APP] });
});
afterEach(() => server.close());

const signUp = () =>
  server.post(`${SERVICE}/accounts:signUp`, { email: EMAIL, password: PASSWORD });

describe('whom the service answers', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}${SERVICE}/accounts:signUp`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-client-version',
      },
    });

  it("admits pages of the app's own origins", async () => {
    const answer = await preflight(APP);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-client-version');
    const fields = { email: EMAIL, password: PASSWORD };
    const own = await server.post(`${SERVICE}/accounts:signUp`, fields, { Origin: server.url });
    expect(own.status).toBe(200);
  });

  it('refuses pages of other origins, also without a preflight', async () => {
    expect((await preflight('https://evil.example')).status).toBe(403);
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'text/plain' };
    const fields = { email: EMAIL, password: PASSWORD };
    const answer = await server.post(`${SERVICE}/accounts:signUp`, fields, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(server.backend.findAccount(EMAIL)).toBeUndefined();
  });

  it('leaves other paths to others', async () => {
    for (const path of ['/', '/emulator/v1/projects/p:securityRules', '/v1/projects/p/databases']) {
      expect((await fetch(server.url + path)).status).toBe(404);
    }
  });

  it('answers an unknown call, method or project with a refusal', async () => {
    const unknown = await server.post(`${SERVICE}/accounts:constructor`, {});
    expect([unknown.status, unknown.message]).toEqual([
      501,
      expect.stringMatching(/^UNIMPLEMENTED/),
    ]);
    expect((await fetch(`${server.url}${SERVICE}/accounts:lookup`)).status).toBe(405);
    const other = await server.admin('POST', `${SERVICE}/projects/other/accounts:lookup`, {});
    expect([other.status, other.message]).toEqual([404, expect.stringContaining(PROJECT)]);
  });

  it('goes on when a client leaves in the middle of a body', async () => {
    await new Promise<void>((resolve) => {
      const sent = request(`${server.url}${SERVICE}/accounts:signUp`, {
        method: 'POST',
        headers: { 'Content-Length': '100' },
      });
      sent.on('error', () => resolve());
      sent.write('{"email":', () => sent.destroy());
      sent.on('close', () => resolve());
    });
    expect((await signUp()).status).toBe(200);
    expect(server.lines).toEqual([]);
  });

  it('refuses a body that is too large, and goes on', async () => {
    const answer = await server.post(`${SERVICE}/accounts:signUp`, { email: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    const chunked = await new Promise<number>((resolve, reject) => {
      const sent = request(
        `${server.url}${SERVICE}/accounts:signUp`,
        { method: 'POST' },
        (response) => resolve(response.resume().statusCode!),
      );
      sent.on('error', reject);
      sent.write('x'.repeat(40_000));
      sent.write('x'.repeat(40_000));
      sent.end();
    });
    expect(chunked).toBe(413);
    expect((await signUp()).status).toBe(200);
  });
});
