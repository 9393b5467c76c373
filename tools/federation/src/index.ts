export { shellConfiguration } from './shell-configuration.ts';
export { remoteConfiguration } from './remote-configuration.ts';
export { ports } from './ports.ts';
export { release } from './release.ts';
