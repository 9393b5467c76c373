import type { ComponentType } from 'react';

/** Every modal that one app may open in another, with what the opener may preset. */
export interface ModalRequests {
  'person.add': Record<never, never>;
  'person.edit': { personId: string };
  /** `people`: participants already chosen. */
  'event.add': { people?: readonly string[] };
  'event.edit': { eventId: string };
  /** From an event: purchased with that event. From a person: that person (M7). */
  'gift.add': { personId?: string; eventId?: string };
  'gift.edit': { giftItemId: string };
}

export type ModalName = keyof ModalRequests;

/** What a modal gets: the opener's presets, and how to say that it has finished. */
export type ModalProperties<Name extends ModalName> = ModalRequests[Name] & {
  /** Takes the modal away; the host returns the focus. */
  onClose: () => void;
};

export type ModalComponent<Name extends ModalName> = ComponentType<ModalProperties<Name>>;

/** Loads a modal when it is first needed. */
export type ModalLoader<Name extends ModalName> = () => Promise<ModalComponent<Name>>;
