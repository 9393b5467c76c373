export interface Listeners<Event> {
  /** Adds a listener and returns the function that removes it. */
  add(listener: (event: Event) => void): () => void;
  tell(event: Event): void;
}

/** Tells everyone, in the order in which they came; one that throws does not stop the others. */
export function createListeners<Event>(reportError: (error: unknown) => void): Listeners<Event> {
  const listeners = new Set<{ call: (event: Event) => void }>();
  return {
    add(call) {
      const entry = { call };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    tell(event) {
      for (const { call } of [...listeners]) {
        try {
          call(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
