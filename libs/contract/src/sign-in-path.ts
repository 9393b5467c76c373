/**
 * Where people sign in (R4). The guard sends them there, and the app that owns this path brings the
 * page.
 */
export const signInPath = '/auth';
