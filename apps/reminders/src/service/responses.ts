import type { ReminderResponse } from '../program.d.ts';

/** Of every answer: nobody keeps it, no search engine lists it, and its address goes nowhere as a referrer. */
const privately = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
};

export const respond = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): ReminderResponse => ({ status, headers: { ...privately, ...headers }, body });

const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

export const notFound = (): ReminderResponse => respond(404, plain, 'There is nothing here.\n');

export const wrongMethod = (allowed: string): ReminderResponse =>
  respond(405, { ...plain, Allow: allowed }, `Use ${allowed}.\n`);

export const tooMany = (seconds: number): ReminderResponse =>
  respond(429, { ...plain, 'Retry-After': String(seconds) }, 'Too many requests. Ask later.\n');

export const json = (status: number, value: object): ReminderResponse =>
  respond(status, { 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(value));
