import { request } from 'node:http';

/**
 * One request on a connection of its own. `fetch` takes one that is kept alive, which the other
 * side may be closing just now.
 */
export function singleRequest(
  url: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const options = { method, agent: false, headers: { ...headers, 'content-length': length } };
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
