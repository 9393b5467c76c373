import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Certificate } from './certificate-fixture.ts';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface Asked {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Somebody who reaches a public address through a proxy of this machine. */
export class Visitor {
  readonly origin: string;
  readonly #port: number;
  readonly #certificate: Certificate | undefined;
  readonly #address: string;

  /**
   * @param certificate the proxy's; without it the proxy speaks plain HTTP
   * @param address the visitor's own (127.x.x.x), which the proxy sees
   */
  constructor(origin: string, certificate: Certificate | undefined, address = '127.0.0.1') {
    this.origin = origin;
    this.#port = Number(new URL(origin).port);
    this.#certificate = certificate;
    this.#address = address;
  }

  /** Asks and reads the whole answer. @param url a path of the public address, or another address */
  async ask(url: string, asked: Asked = {}): Promise<Answer> {
    const response = await this.open(url, asked);
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += part;
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  }

  /** Asks as a page of the public address does, with JSON. */
  async post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const { status, text } = await this.ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: this.origin, ...headers },
    });
    return { status, body: JSON.parse(text) as Record<string, string> };
  }

  /** Asks and answers as soon as the headers are there. */
  async open(url: string, { method = 'GET', body = '', headers = {} }: Asked = {}) {
    const { host, hostname, pathname, search } = new URL(url, this.origin);
    const options = {
      host: '127.0.0.1',
      port: this.#port,
      localAddress: this.#address,
      path: pathname + search,
      method,
      agent: false,
      headers: { host, 'content-length': String(Buffer.byteLength(body)), ...headers },
    };
    const asked = this.#certificate
      ? secureRequest({ ...options, servername: hostname, ca: this.#certificate.text })
      : plainRequest(options);
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return response;
  }
}
