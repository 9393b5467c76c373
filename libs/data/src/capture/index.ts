export { capturedParts } from './captured-line.ts';
export type * from './captured-line.ts';
export { EventsIndex } from './events-index.ts';
export type { KnownEvent } from './events-index.ts';
export { PeopleIndex } from './people-index.ts';
export type { KnownPerson } from './people-index.ts';
export { longestLine, readLine } from './read-line.ts';
export type { CaptureContext } from './read-line.ts';
