/**
 * For a dialog's scrolling part, whose height changes when a keyboard comes up on the screen, the
 * phone is turned, or an error appears. The field that has the focus stays in sight, and an open
 * list goes along with its field: it looks for its place only when the window changes its size.
 * A ref: React calls it with the element, and what it returns when the element goes.
 */
export function followHeight(body: HTMLElement | null): (() => void) | undefined {
  if (!body || !globalThis.ResizeObserver) return undefined;
  let before = body.clientHeight;
  const observer = new ResizeObserver(() => {
    const now = body.clientHeight;
    if (now === before) return;
    const focused = body.contains(document.activeElement) ? document.activeElement : null;
    if (now < before) focused?.scrollIntoView({ block: 'nearest' });
    before = now;
    dispatchEvent(new Event('resize'));
  });
  observer.observe(body);
  return () => observer.disconnect();
}
