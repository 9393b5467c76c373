import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** What is shown of a field whose stored value is invalid. Each field of a schema registers its own. */
export const repairs = z.registry<{ readonly repair: (value: unknown) => unknown }>();

export const repairText = (value: unknown) => (typeof value === 'string' ? value : '');
export const repairToEmpty = () => '';

export const repairAmount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(limits.amount, Math.max(0, Math.round(value)))
    : 0;

export const repairIds = (value: unknown) =>
  Array.isArray(value)
    ? [...new Set(value.filter((entry): entry is string => typeof entry === 'string' && !!entry))]
    : [];
