/** How a page's client is set up. */
export interface ClientOptions {
  projectId: string;
  cache: 'memory' | 'persistent';
  /** The uid of an unsigned token. */
  mockUser?: string;
  auth?: boolean;
  /** Where Firestore answers, when not at the page's own port. */
  firestorePort?: number;
  verbose?: boolean;
}

export interface QueryShape {
  path: string;
  first?: number;
}

/** What a listener received. */
export type SeenSnapshot =
  | {
      documents: Record<string, Record<string, unknown>>;
      order: string[];
      fromCache: boolean;
      pending: boolean;
    }
  | { error: string };
