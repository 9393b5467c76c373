import type {} from 'vitest';

/** What the test set-up tells the tests about the backend that it found or started. */
declare module 'vitest' {
  export interface ProvidedContext {
    projectId: string;
    firestoreOrigin: string;
    /** '' when there is no sign-in service. */
    authOrigin: string;
  }
}

export {};
