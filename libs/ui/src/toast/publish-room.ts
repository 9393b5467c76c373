const textInput = 'input, textarea, [role="spinbutton"]';
/** Pixels between toasts and what has the focus. */
const gap = 8;

/** What toasts take now, and what a page leaves free at its end, in pixels. */
let height = 0;
let room = 0;
/** Called when either of them changes. */
const listeners = new Set<() => void>();

/** The end of the page that is in sight, in pixels, without which what is in sight would move. */
function roomInUse(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return scrollTop === 0 ? 0 : room - (scrollHeight - clientHeight - scrollTop);
}

/** Scrolls the page to what has the focus where toasts lie on it, if all of it can be in sight. */
function uncover(focused: Element | null, region: HTMLElement): void {
  if (!focused?.closest('main')) return;
  const [toasts, own] = [region.getBoundingClientRect(), focused.getBoundingClientRect()];
  const distance = own.bottom - toasts.top + gap;
  const isCovered = distance > 0 && own.top < toasts.bottom && own.right > toasts.left;
  if (isCovered && own.left < toasts.right && distance < own.top) scrollBy(0, distance);
}

function followRoom(update: () => void): () => void {
  listeners.add(update);
  update();
  return () => listeners.delete(update);
}

/**
 * For an empty element at a page's end: as high as the room that the page leaves free for toasts. While
 * somebody looks at that end it stays, so that nothing moves when a toast goes. A ref: React calls it
 * with the element, and what it returns when the element goes.
 */
export const leaveRoomAtEnd = (element: HTMLElement | null) =>
  element ? followRoom(() => (element.style.blockSize = `${room}px`)) : undefined;

/**
 * For what lies above the page, such as a dialog: gives it `--toast-height`, what toasts take now, in pixels; nothing
 * while there are none, since all that is in it would be styled again. A ref.
 */
export const leaveRoomAbove = (element: HTMLElement) =>
  followRoom(() => element.style.setProperty('--toast-height', height > 0 ? `${height}px` : ''));

/**
 * Leaves the room that toasts take, so that everything on the page can be scrolled to where none lies:
 * at the page's end, and in an open dialog. Each is given it by itself: by a variable of the root, every
 * element of the page would be styled anew when a toast comes and when it goes. What somebody goes to by
 * keyboard, and the field that somebody types in, is scrolled to where no toast lies.
 *
 * @param region the toasts' element; its height is 0 while there are none
 * @returns ends it
 */
export function publishRoom(region: HTMLElement): (() => void) | undefined {
  if (!globalThis.ResizeObserver) return undefined;
  const publish = () => {
    room = Math.max(height, Math.min(room, roomInUse()));
    for (const update of listeners) update();
    if (room > height) addEventListener('scroll', publish, { passive: true });
    else removeEventListener('scroll', publish);
  };
  const observer = new ResizeObserver(() => {
    const before = height;
    height = region.offsetHeight;
    // After what it reads: the page is laid out once.
    publish();
    const focused = document.activeElement;
    if (height > before && focused?.matches(textInput)) uncover(focused, region);
  });
  const look = ({ target }: FocusEvent) => {
    if (height > 0 && (target as Element).matches(':focus-visible'))
      uncover(target as Element, region);
  };
  // Its padding goes after its last toast: WebKit reports that for the border box alone.
  observer.observe(region, { box: 'border-box' });
  document.addEventListener('focusin', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', look);
    height = room = 0;
    publish();
  };
}
