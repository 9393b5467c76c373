import type { ServerResponse } from 'node:http';

/** Answers with JSON that is asked for again every time. */
export function sendJson(response: ServerResponse, content: unknown): void {
  const body = Buffer.from(JSON.stringify(content));
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

/** Answers in plain text with an error status. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
