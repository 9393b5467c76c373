/** A deployment cannot go on; the message says what happened and what to do. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}
