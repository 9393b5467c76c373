/** What may leave the device about a problem: never names, notes or links of the user. */
export interface Problem {
  /** Where it happened, for example 'listen', 'sync', 'document'. */
  readonly area: string;
  readonly message: string;
  readonly level: 'error' | 'warning';
  /** Plain facts: collections, field names, codes, counts. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Receives problems that nobody asked about. Each distinct one arrives once. */
export type Report = (problem: Problem) => void;

/** A report function that passes each distinct problem on only once, and never fails itself. */
export function createReporter(report: Report | undefined): Report {
  const seen = new Set<string>();
  return (problem) => {
    const key = JSON.stringify([problem.area, problem.message, problem.facts]);
    if (!report || seen.has(key)) return;
    seen.add(key);
    try {
      report(problem);
    } catch {
      // A reporter that fails must not break what it reports on.
    }
  };
}

/** A problem with an unexpected cause: of the cause only its kind is reported, never its text. */
export function problem(area: string, message: string, cause: unknown): Problem {
  const name = cause instanceof Error ? cause.name : typeof cause;
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return { area, message, level: 'error', facts: code ? { name, code } : { name } };
}
