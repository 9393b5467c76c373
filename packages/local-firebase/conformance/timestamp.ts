/** An RFC 3339 time as nanoseconds since 1970, to compare times of different precision. */
export function nanoseconds(time: string): bigint {
  const [seconds, fraction = ''] = time.replace(/Z$/, '').split('.');
  return BigInt(Date.parse(`${seconds}Z`)) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
