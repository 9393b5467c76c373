interface Device {
  /** Whether somebody ever signed in on this device. */
  isKnown: () => boolean;
  open: (path: string) => void;
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * 'Try Evergift Free' opens the sign-up on a device that nobody ever signed in on; from there the way leads to the
 * dashboard. On other devices, and in another tab, the link does what it says.
 */
export function offerSignUp(page: Document, { isKnown, open }: Device): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-try]')) {
    link.addEventListener('click', (event) => {
      if (isKnown() || !isPlain(event)) return;
      event.preventDefault();
      open('/auth?mode=signup');
    });
  }
}
