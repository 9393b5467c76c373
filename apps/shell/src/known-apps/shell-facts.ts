import { version } from '../../package.json';

/** What the shell says of itself in reports and on the status page. */
export const shellFacts = { name: 'shell', version } as const;
