/** Made by the shell's build (tools/federation/src/federation-on-demand.ts). */
declare module 'virtual:evergift-host' {
  /** Offers the shell's shared packages to the remotes; once, however often it is called. */
  export function initHost(): Promise<unknown>;
}
