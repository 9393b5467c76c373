/** The modals of this app, and what their openers may preset. */
declare module '@evergift/contract/modals' {
  interface ModalRequests {
    /** `people`: participants already chosen. */
    'event.add': { people?: readonly string[] };
    'event.edit': { eventId: string };
  }
}

export {};
