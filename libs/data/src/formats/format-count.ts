import { madeFor } from './made-for.ts';

const counts = madeFor(({ numbers }) => new Intl.NumberFormat(numbers));

/** A count as the region writes it: '1,234'. */
export const formatCount = (count: number): string => counts().format(count);
