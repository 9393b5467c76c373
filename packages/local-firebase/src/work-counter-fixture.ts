import { Session } from 'node:inspector';

/**
 * Counts what runs while `work` does, function calls and turns of loops, in the modules whose address
 * contains `path`. Unlike a time, it is the same on every machine.
 */
export async function countWork(path: string, work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  const post = (method: string, parameters = {}) =>
    new Promise<object>((resolve, reject) => {
      session.post(method, parameters, (error, result) =>
        error ? reject(error) : resolve(result ?? {}),
      );
    });
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await work();
  const { result } = (await post('Profiler.takePreciseCoverage')) as {
    result: { url: string; functions: { ranges: { count: number }[] }[] }[];
  };
  session.disconnect();
  return result
    .filter(({ url }) => url.includes(path) && !url.includes('.test.'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}
