/**
 * A phase of an app, by the names of module federation's observability plugin: it is loaded, its code is
 * evaluated, its page or modal is rendered first.
 */
export type Phase = 'loadRemote' | 'moduleFactory' | 'component';

/** How names of our measures in the browser's timeline begin. */
export const phasePrefix = 'evergift ';

/**
 * Notes in the browser's own timeline that a phase of an app is over. Nobody reads it before there is time.
 *
 * @param start milliseconds since this document began
 * @param part the route's pattern or the modal's name; never what is in an address
 */
export const notePhase = (app: string, phase: Phase, start: number, part?: string): void =>
  void performance.measure(`${phasePrefix}${app} ${phase}`, { start, detail: part });

/** Notes that something of an app was loaded, once it is. */
export async function noteLoading<Value>(app: string, work: Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work;
  notePhase(app, 'loadRemote', start);
  return value;
}
