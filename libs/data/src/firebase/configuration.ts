/** A Firebase project, as its console shows it. */
export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId?: string;
  readonly authDomain?: string;
}

/** Origins (`http://localhost:4200`) of services to use in place of the real ones. */
export interface EmulatorOrigins {
  readonly auth?: string;
  readonly firestore?: string;
}
