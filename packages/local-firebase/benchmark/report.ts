import { cpus, loadavg, totalmem } from 'node:os';

/** One round of one backend: milliseconds and MiB. */
export interface Figures {
  ready: number;
  /** Ready again over the documents of the round before; only where data is kept. */
  readyAgain?: number;
  latencies: number[];
  /** With half of the documents and with all; undefined when the backend dropped the session. */
  half: LoadFigures | undefined;
  full: LoadFigures | undefined;
  memoryReady: number;
  memoryFull: number;
}

export interface LoadFigures {
  load: number;
  change: number;
  /** Documents that were sent for one that changed. */
  sent: number;
}

export interface Setting {
  rounds: number;
  documents: number;
  changes: number;
}

interface Row {
  what: string;
  of(figures: Figures[]): string;
}

const quantile = (values: number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
};

const milliseconds = (value: number): string =>
  Number.isNaN(value) ? '–' : value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`;

const whole = (value: number): string => (Number.isNaN(value) ? '–' : String(value));

const medianOf =
  (read: (figures: Figures) => number | undefined, write: (value: number) => string) =>
  (figures: Figures[]): string =>
    write(
      quantile(
        figures.map(read).filter((value) => value !== undefined),
        0.5,
      ),
    );

/** The page of figures: medians over the rounds. */
export function report(
  all: ReadonlyMap<string, Figures[]>,
  { rounds, documents, changes }: Setting,
): string {
  const count = documents.toLocaleString('en');
  const latency = (part: number) => (figures: Figures[]) =>
    milliseconds(
      quantile(
        figures.flatMap(({ latencies }) => latencies),
        part,
      ),
    );
  const memory = (value: number) => `${Math.round(value)} MiB`;
  const loadRows = (read: (figures: Figures) => LoadFigures | undefined, size: string): Row[] => [
    { what: `First load of ${size} documents`, of: medianOf((f) => read(f)?.load, milliseconds) },
    { what: `One change among ${size}`, of: medianOf((f) => read(f)?.change, milliseconds) },
    { what: 'Documents sent for that change', of: medianOf((f) => read(f)?.sent, whole) },
  ];
  const rows: Row[] = [
    { what: 'Ready, from start to the first answer', of: medianOf((f) => f.ready, milliseconds) },
    { what: 'Ready again over stored documents', of: medianOf((f) => f.readyAgain, milliseconds) },
    { what: 'Live latency, median', of: latency(0.5) },
    { what: 'Live latency, 95th percentile', of: latency(0.95) },
    ...loadRows((f) => f.half, (documents / 2).toLocaleString('en')),
    ...loadRows((f) => f.full, count),
    { what: 'Resident memory, ready', of: medianOf((f) => f.memoryReady, memory) },
    { what: 'Resident memory with all documents', of: medianOf((f) => f.memoryFull, memory) },
  ];
  const names = [...all.keys()];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const [processor] = cpus();
  return `# local-firebase in figures

Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run benchmark\` in \`packages/local-firebase\`, all backends in the same run and in turn, ${rounds} rounds each, every round a new process and new data; the figures are medians. Node ${process.versions.node}, ${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB; load average at the end of the run ${loadavg()[0]?.toFixed(0)}.

${line(['', ...names])}
${line(['---', ...names.map(() => '---:')])}
${rows.map(({ what, of }) => line([what, ...names.map((name) => of(all.get(name) ?? []))])).join('\n')}

- Ready again: over ${(documents * 1.5).toLocaleString('en')} documents, after the process was killed.
- Ready: from the start of the process until \`GET /\` answers 200. Google's emulator keeps nothing between runs, so it is never ready again over stored documents.
- Live latency: ${changes} changes a round, one after the other, from sending the write on one client's Write stream until another client's listener has the snapshot, over loopback. local-firebase syncs every commit to disk first; Google's emulator writes nothing to disk.
- First load: from adding a target to an open Listen stream until the snapshot with all documents (about 170 bytes of fields each) is read. A dash: the backend dropped this client's session in every round, and the documents never came.
- One change: a commit by REST until the listener of the whole collection has its snapshot; the median of five.
- Memory is the process's resident set.

The client speaks the wire protocol directly and is the same for both, so its own cost is in every figure.
`;
}
