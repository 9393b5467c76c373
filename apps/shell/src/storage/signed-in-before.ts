import { keptOnDevice } from './kept-text.ts';

/** Whether somebody ever signed in on this device; it says nothing about whom. The landing page reads it, too. */
export const signedInBefore = keptOnDevice('evergift.signed-in-before');
