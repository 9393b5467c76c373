import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedContent } from './encoded-content.ts';

/** Answers with JSON that is asked for again every time. */
export async function sendJson(
  content: EncodedContent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = { ETag: content.tag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  if (content.isKnownTo(request)) return void response.writeHead(304, headers).end();
  const { body, headers: described } = await content.encodeFor(request);
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  response.writeHead(200, { ...headers, ...type, ...described });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers in plain text with an error status. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
