import type {} from 'vitest';

/** What the test set-up passes to the tests about the backend that it found or started. */
declare module 'vitest' {
  export interface ProvidedContext {
    projectId: string;
    firestoreOrigin: string;
    /** Google's Firestore emulator with the same rules, beside it; '' where it is not installed. */
    googleFirestoreOrigin: string;
    /** '' when there is no sign-in service. */
    authOrigin: string;
  }
}

export {};
