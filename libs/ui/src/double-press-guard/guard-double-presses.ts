/** A press this many milliseconds after the one before could be seen to do something repeats it. */
const DOUBLE_PRESS = 400;

/** Nobody repeats a press so many milliseconds later, however slow the page is. */
const FORGOTTEN = 1000;

/** How far apart they may be, in pixels: of a pointer that rests, and of a fingertip. */
const REACH = { still: 8, fingertip: 24 };

/** What takes presses; its parts, such as an icon, count as it. */
const control = 'a, button, input, label, select, summary, textarea, [role], [tabindex]';

/** What follows a press, up to its click; a press that is ignored is ignored in all of it. */
const rest = ['mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

interface Press {
  /** What was pressed; of a part of a control the control, since the press may exchange the part. */
  target: Element;
  x: number;
  y: number;
  /** The event's time stamp, in milliseconds: when it was pressed, not when there was time for it. */
  at: number;
  /** When what it did was shown; undefined before that. */
  shownAt?: number;
}

const controlOf = (target: Element): Element => target.closest(control) ?? target;

/** Whether a press belongs to the one before it. One on the empty page did nothing that could be repeated. */
function isRepeat(before: Press, press: Press, pointerType: string): boolean {
  if (before.target === before.target.ownerDocument.body) return false;
  const reach = pointerType === 'touch' ? REACH.fingertip : REACH.still;
  const distance = Math.hypot(press.x - before.x, press.y - before.y);
  const isSoon = press.at - (before.shownAt ?? press.at) <= DOUBLE_PRESS;
  return isSoon && press.at - before.at <= FORGOTTEN && distance <= reach;
}

/** Whether a control is where another did that said the same: the page has drawn it anew. */
function isDrawnAnew(before: Element, now: Element): boolean {
  const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
  return !before.isConnected && before.tagName === now.tagName && nameOf(before) === nameOf(now);
}

/** Whether a repeated press is on what was pressed first, and may count there as well. */
function countsTwice(first: Element, second: Element): boolean {
  // Where several can be picked, the second press would take back what the first picked.
  if (first.closest('[role="option"]')) return false;
  return first === second || isDrawnAnew(first, second);
}

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Lets the second press of a double click count on nothing but what the first one was on. People
 * double-click everything; where the first press opens a dialog, closes it, leaves the page or takes
 * a tag away, the second would close that dialog, or hit whatever came to lie under the pointer.
 * Once per page.
 *
 * @returns stops it
 */
export function guardDoublePresses(page: Window = window): () => void {
  let before: Press | undefined;
  let isIgnoring = false;
  /** What the first press was on, while a second one is under way. */
  let repeated: Element | undefined;

  const begin = (event: PointerEvent) => {
    isIgnoring = false;
    repeated = undefined;
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const target = controlOf(event.target);
    const press: Press = { target, x, y, at };
    if (before && isRepeat(before, press, event.pointerType)) {
      // A third press is measured by the first one, too.
      repeated = press.target = before.target;
      isIgnoring = !countsTwice(repeated, target);
    }
    before = press;
    if (isIgnoring) stop(event);
  };
  /** The finger scrolls: that was no press, and the next one repeats nothing. */
  const forget = () => {
    before = undefined;
  };
  /** After the next frame people see what the press did; on a busy page that takes a while. */
  const followFrame = () => {
    const press = before;
    page.requestAnimationFrame(() => {
      page.setTimeout(() => {
        if (press) press.shownAt ??= page.performance.now();
      });
    });
  };
  const go = (event: Event) => {
    // A finger's press is on what it touched; its click goes to what lies there by then, such as a dialog that opened.
    if (event.type === 'mousedown' && repeated)
      isIgnoring ||= !countsTwice(repeated, controlOf(event.target as Element));
    // A key's click comes without a press, and has no place on the page.
    const isOwn = !(event instanceof MouseEvent && event.type === 'click' && event.detail === 0);
    if (event.type === 'click') followFrame();
    if (isIgnoring && isOwn) stop(event);
  };

  page.addEventListener('pointerdown', begin, true);
  page.addEventListener('pointercancel', forget, true);
  for (const type of rest) page.addEventListener(type, go, true);
  return () => {
    page.removeEventListener('pointerdown', begin, true);
    page.removeEventListener('pointercancel', forget, true);
    for (const type of rest) page.removeEventListener(type, go, true);
  };
}
