/**
 * Where people sign in. The guard sends them there, and the app that owns this path brings the
 * page.
 */
export const signInPath = '/auth';
