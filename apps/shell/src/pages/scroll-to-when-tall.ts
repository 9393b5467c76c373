/** How long a page may take to become as tall as it was, in milliseconds. */
const timeout = 3000;

const furthest = (): number => document.documentElement.scrollHeight - window.innerHeight;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to a position, as soon as the page is tall enough for it; gives up when the reader moves.
 *
 * @param position in pixels from the top
 * @param onEnd called once it is there or given up
 * @returns stops waiting
 */
export function scrollToWhenTall(position: number, onEnd: () => void): () => void {
  const until = Date.now() + timeout;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ownMoves) removeEventListener(type, end);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const attempt = () => {
    window.scrollTo({ top: position, behavior: 'instant' });
    if (position <= furthest() || Date.now() > until) return end();
    frame = requestAnimationFrame(attempt);
  };
  for (const type of ownMoves) addEventListener(type, end, { passive: true });
  attempt();
  return stop;
}
