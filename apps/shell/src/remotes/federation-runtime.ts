/**
 * Module federation's runtime and the shell's start of it. Fetched when the first remote is loaded:
 * the shell's own pages need none of it.
 */
export { initHost } from 'virtual:evergift-host';
export {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
