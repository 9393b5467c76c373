/** Node's timers run at once beyond this many milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** Calls back at `time` (milliseconds since 1970), however far away. Returns the cancelling. */
export function callAt(time: number, callback: () => void): () => void {
  let timer: NodeJS.Timeout;
  const arm = () => {
    const delay = Math.max(0, time - Date.now());
    timer = delay > LONGEST_DELAY ? setTimeout(arm, LONGEST_DELAY) : setTimeout(callback, delay);
    timer.unref();
  };
  arm();
  return () => clearTimeout(timer);
}
