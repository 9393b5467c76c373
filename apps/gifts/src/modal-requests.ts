/** The modals of this app, and what their openers may preset. */
declare module '@evergift/contract/modals' {
  interface ModalRequests {
    /**
     * From an event: purchased with that event. From a person: that person (M7). From the plan of an
     * event: an idea that is planned for it (O2).
     */
    'gift.add': { personId?: string; eventId?: string; plannedEventId?: string };
    'gift.edit': { giftItemId: string };
  }
}

export {};
