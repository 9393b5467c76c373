import { limits } from './limits.ts';

/** What can still be shown of a field that does not fit. */
export type Salvage = (value: unknown) => unknown;

export const salvageText: Salvage = (value) => (typeof value === 'string' ? value : '');
export const salvageNothing: Salvage = () => '';
export const salvageFlag: Salvage = (value) => value === true;

export const salvageAmount: Salvage = (value) =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(limits.amount, Math.max(0, Math.round(value)))
    : 0;

export const salvageBudget: Salvage = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? salvageAmount(value) : null;

export const salvageIds: Salvage = (value) =>
  Array.isArray(value)
    ? [...new Set(value.filter((entry): entry is string => typeof entry === 'string' && !!entry))]
    : [];

export const salvageStatus: Salvage = (value) =>
  typeof value === 'string' && value !== '' ? value : 'idea';
