/** The modals of this app, and what their openers may preset. */
declare module '@evergift/contract/modals' {
  interface ModalRequests {
    /**
     * From an event: purchased with that event. From a person: that person. From the plan of an
     * event: an idea that is planned for it. `capture` is a line that was typed elsewhere,
     * `shared` what another program sent; nothing is saved without a press.
     */
    'gift.add': {
      personId?: string;
      eventId?: string;
      plannedEventId?: string;
      capture?: string;
      shared?: { title: string; text: string; url: string };
    };
    'gift.edit': { giftItemId: string };
    /** How gifts are added from other pages and programs. */
    'gift.captureHelp': Record<never, never>;
  }
}

export {};
