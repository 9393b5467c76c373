/**
 * Where people sign in. The guard sends them there, and the app that owns this path brings the
 * page.
 */
export const signInPath = '/auth';

/** Where people are at home: the logo leads there, and so does a sign-in that has nowhere to return to. */
export const homePath = '/dashboard';

/** Where an invitation leads, signed in or not. Its fragment is a secret: it is in no log, and in no report. */
export const joinPath = '/join';
