const textInput = 'input, textarea, [role="spinbutton"]';

/** The end of the page that is in sight, in pixels, without which what is in sight would move. */
function roomInUse(room: number): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return scrollTop === 0 ? 0 : room - (scrollHeight - clientHeight - scrollTop);
}

/** Scrolls to the field that somebody types in when toasts came to lie on it. */
function uncoverField(region: HTMLElement): void {
  const field = document.activeElement;
  if (!field?.matches(textInput)) return;
  const [toasts, typed] = [region.getBoundingClientRect(), field.getBoundingClientRect()];
  const isCovered =
    typed.bottom > toasts.top &&
    typed.top < toasts.bottom &&
    typed.right > toasts.left &&
    typed.left < toasts.right;
  if (isCovered) field.scrollIntoView({ block: 'nearest' });
}

/**
 * Publishes how much room toasts take, so that everything on it can be scrolled to where none
 * lies. On the document's root, in pixels: `--toast-height` is what they take now, for an open
 * dialog and for scroll margins. `--toast-room` is what the page leaves free at its end; while
 * somebody looks at that end it stays, so that nothing moves when a toast goes.
 *
 * @param region the toasts' element; its height is 0 while there are none
 * @returns ends it
 */
export function publishRoom(region: HTMLElement): (() => void) | undefined {
  if (!globalThis.ResizeObserver) return undefined;
  const { style } = document.documentElement;
  let height = 0;
  let room = 0;
  const setRoom = () => {
    room = Math.max(height, Math.min(room, roomInUse(room)));
    style.setProperty('--toast-room', `${room}px`);
    if (room > height) addEventListener('scroll', setRoom, { passive: true });
    else removeEventListener('scroll', setRoom);
  };
  const observer = new ResizeObserver(() => {
    const before = height;
    height = region.offsetHeight;
    // After what it reads: the page is laid out once.
    setRoom();
    style.setProperty('--toast-height', `${height}px`);
    if (height > before) uncoverField(region);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    removeEventListener('scroll', setRoom);
    style.removeProperty('--toast-height');
    style.removeProperty('--toast-room');
  };
}
