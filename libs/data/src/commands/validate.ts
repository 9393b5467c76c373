import type * as z from 'zod/mini';
import { DataError } from '../errors/data-error.ts';

/** The parsed input; throws a DataError of kind `invalid` that lists the issues. */
export function validate<Output>(schema: z.ZodMiniType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    message,
  }));
  throw new DataError('invalid', { issues, ...(issues[0] && { message: issues[0].message }) });
}
