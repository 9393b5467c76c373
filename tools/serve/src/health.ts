import type { ServerResponse } from 'node:http';

/** Milliseconds that the store may take to answer. */
const PATIENCE = 5000;

/**
 * Answers `/health`: 200 while the data can be read and written, else 503. For programs that start the
 * server again or alert somebody; no page, and nothing personal in it.
 */
export async function answerHealth(
  health: () => Promise<void>,
  response: ServerResponse,
  log: (message: string) => void,
  patience = PATIENCE,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  });
  const problem = await Promise.race([health(), late]).then(
    () => undefined,
    (error: unknown) => error,
  );
  clearTimeout(timer);
  if (problem !== undefined) log(`The data does not answer: ${String(problem)}`);
  const status = problem === undefined ? 200 : 503;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${JSON.stringify({ status: status === 200 ? 'ok' : 'unavailable' })}\n`);
}
