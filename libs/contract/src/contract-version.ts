/**
 * The version of the contract between shell and remotes. It grows only when a change would break a
 * remote that was built against the one before; additions leave it as it is. A shell reads its own
 * version and the one before (docs/decisions/009-contract-versions.md).
 */
export const CONTRACT_VERSION = 3;

/** The first contract of a release. */
export const FIRST_CONTRACT = 3;
