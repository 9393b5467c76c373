/** The modal of this app. */
declare module '@evergift/contract/modals' {
  interface ModalRequests {
    'import.file': Record<never, never>;
  }
}

export {};
