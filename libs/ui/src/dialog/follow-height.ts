/** Pixels from the page's top to an element's, as if nothing were scrolled or moved by transforms. */
function layoutTop(element: HTMLElement): number {
  let top = 0;
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
    top += part.offsetTop;
  }
  return top;
}

/**
 * For a dialog's scrolling part, whose height changes when a keyboard comes up on the screen, the
 * phone is turned, or an error appears. The field that has the focus stays in sight, and an open
 * list goes along with its field: it looks for its place only when the window changes its size.
 * Where the part's top moves, below toasts that come, its content stays where it is in sight.
 * A ref: React calls it with the element, and what it returns when the element goes.
 */
export function followHeight(body: HTMLElement | null): (() => void) | undefined {
  if (!body || !globalThis.ResizeObserver) return undefined;
  let before = body.clientHeight;
  let topBefore = layoutTop(body);
  const observer = new ResizeObserver(() => {
    const now = body.clientHeight;
    const top = layoutTop(body);
    if (now === before) return;
    body.scrollTop += top - topBefore;
    topBefore = top;
    const focused = body.contains(document.activeElement) ? document.activeElement : null;
    if (now < before) focused?.scrollIntoView({ block: 'nearest' });
    before = now;
    dispatchEvent(new Event('resize'));
  });
  observer.observe(body);
  return () => observer.disconnect();
}
