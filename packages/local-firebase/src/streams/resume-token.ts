/**
 * A resume token says up to which commit a client has seen a target, and in which database: a data
 * folder of another origin must not take it for its own.
 */
export function encodeResumeToken(databaseIdentity: string, time: string): string {
  return Buffer.from(`1|${databaseIdentity}|${time}`).toString('base64');
}

/** The commit time in the token, or undefined when it was not given by this database. */
export function decodeResumeToken(token: string, databaseIdentity: string): string | undefined {
  const [version, identity, time] = Buffer.from(token, 'base64').toString('utf8').split('|');
  return version === '1' && identity === databaseIdentity ? time : undefined;
}
