import type { Observable } from 'rxjs';

/** The signed-in person's account. `createdAt` in milliseconds since 1970. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly createdAt: number;
}

/** What the core needs of a sign-in service. Every promise may reject; the cause says why. */
export interface Authentication {
  /** The user after each change of sign-in state; the first value comes when it is known. */
  readonly user$: Observable<User | null>;
  signIn(email: string, password: string): Promise<User>;
  createAccount(email: string, password: string): Promise<User>;
  signOut(): Promise<void>;
  sendVerificationEmail(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  updateDisplayName(name: string): Promise<void>;
  /** Proves with the password that it is still the same person. */
  reauthenticate(password: string): Promise<void>;
  updatePassword(password: string): Promise<void>;
  deleteAccount(): Promise<void>;
  /** Proves to a server who is signed in; renewed when it is about to end. */
  idToken(): Promise<string>;
  /** Looks whether the address has been verified meanwhile; `user$` emits. */
  refresh(): Promise<void>;
}
