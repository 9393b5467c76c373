/** What was waited for did not come in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * The promise's outcome, or a TimeoutError when it takes longer.
 *
 * @param milliseconds how long to wait
 */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`no answer within ${milliseconds / 1000} s`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
