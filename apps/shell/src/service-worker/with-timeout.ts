/** The promise's value; undefined when it takes longer, in milliseconds, or fails. */
export async function withTimeout<Value>(
  milliseconds: number,
  work: Promise<Value>,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
