import type { ComponentType } from 'react';

/**
 * Every modal that one app may open in another, with what the opener may preset. Each app adds its
 * own in `src/modal-requests.ts`; every package that opens modals includes those files in its
 * `tsconfig.json` (docs/how-to/add-a-modal.md).
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the apps add the members
export interface ModalRequests {}

export type ModalName = keyof ModalRequests;

/** What a modal gets: the opener's presets, and how to say that it has finished. */
export type ModalProperties<Name extends ModalName> = ModalRequests[Name] & {
  /** Takes the modal away; the host returns the focus. */
  onClose: () => void;
};

export type ModalComponent<Name extends ModalName> = ComponentType<ModalProperties<Name>>;

/** Loads a modal when it is first needed. */
export type ModalLoader<Name extends ModalName> = () => Promise<ModalComponent<Name>>;
