/** The modals of this app, and what their openers may preset. */
declare module '@evergift/contract/modals' {
  interface ModalRequests {
    'person.add': Record<never, never>;
    'person.edit': { personId: string };
  }
}

export {};
