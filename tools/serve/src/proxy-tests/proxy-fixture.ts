import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { repositoryFile } from '../app-folders.ts';
import type { Certificate } from './certificate-fixture.ts';

/** What a proxy is to do: which host names lead to which servers. */
export interface ProxyPlan {
  folder: string;
  /** The port at which people reach it. */
  port: number;
  /** Each host name with `host:port` of the server behind it. */
  servers: ReadonlyMap<string, string>;
  certificate: Certificate | undefined;
}

export interface RunningProxy {
  close: () => Promise<void>;
}

export const isInstalled = (program: string, word: string): boolean =>
  spawnSync(program, [word]).status === 0;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A proxy of a few lines, without TLS, that says what the other two say. */
export async function startPlainProxy({ port, servers }: ProxyPlan): Promise<RunningProxy> {
  const server = createServer((asked, answer) => {
    const { host = '' } = asked.headers;
    const [name, behind] = (servers.get(host.replace(/:\d+$/, '')) ?? '').split(':');
    const before = asked.headers['x-forwarded-for'];
    const address = asked.socket.remoteAddress ?? '';
    const headers = {
      ...asked.headers,
      'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}`,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
    };
    const to = { host: name, port: behind, path: asked.url, method: asked.method, headers };
    const handedOn = request({ ...to, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers).flushHeaders();
      response.pipe(answer);
    });
    handedOn.on('error', () => answer.destroy());
    answer.on('close', () => handedOn.destroy());
    asked.pipe(handedOn);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The file that people copy. The tests listen at 127.0.0.1 alone. */
const example = (file: string): string =>
  readFileSync(repositoryFile(`tools/serve/at-home/${file}`), 'utf8').replaceAll(
    /^ *listen \[::\].*$/gm,
    '',
  );

/** nginx with `at-home/nginx.conf`: one server for each host name. */
export async function startNginx(plan: ProxyPlan & { plainPort: number }): Promise<RunningProxy> {
  const { folder, port, plainPort, servers, certificate } = plan;
  const [redirect = '', secure = ''] = example('nginx.conf')
    .split(/(?=^server )/m)
    .slice(-2);
  const sites = [...servers].map(([host, server]) =>
    secure
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('server_name gifts.example', `server_name ${host}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate?.file};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate?.key};`)
      .replaceAll('127.0.0.1:4200', server),
  );
  const plain = redirect.replace('listen 80', `listen 127.0.0.1:${plainPort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = [
    `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr;`,
    'events {} http { access_log off;',
    ...temporary,
    plain,
    ...sites,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  await writeFile(file, main.join('\n'));
  return startProgram('nginx', ['-e', 'stderr', '-c', file], port);
}

/** Caddy with `at-home/Caddyfile`: one site for each host name. */
export async function startCaddy(plan: ProxyPlan): Promise<RunningProxy> {
  const { folder, port, servers, certificate } = plan;
  const site = example('Caddyfile').replaceAll(/^#.*$/gm, '');
  const sites = [...servers].map(([host, server]) =>
    site
      .replace(
        'gifts.example {',
        `${host}:${port} {\n\ttls ${certificate?.file} ${certificate?.key}`,
      )
      .replace('127.0.0.1:4200', server),
  );
  const file = join(folder, 'Caddyfile');
  await writeFile(file, ['{\n\tadmin off\n\tauto_https off\n}', ...sites].join('\n'));
  await mkdir(join(folder, 'caddy'), { recursive: true });
  return startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, {
    HOME: join(folder, 'caddy'),
  });
}

/** Starts a proxy and waits until it takes connections. */
async function startProgram(
  program: string,
  words: string[],
  port: number,
  environment: Record<string, string> = {},
): Promise<RunningProxy> {
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const ended = once(child, 'exit');
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
  }
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isOpen: boolean) => {
      socket.destroy();
      if (isOpen) resolve(true);
      else setTimeout(() => resolve(false), 20);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
