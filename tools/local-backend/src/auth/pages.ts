import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthContext } from './auth-context.ts';

export const isPagePath = (path: string): boolean =>
  path === '/emulator/mail' || path === '/emulator/action' || path.startsWith('/emulator/auth/');

export const servePage = async (
  _context: AuthContext,
  _options: { mailbox: boolean; log: (line: string) => void },
  _request: IncomingMessage,
  response: ServerResponse,
  _url: URL,
): Promise<void> => {
  response.writeHead(501).end();
};
