interface Waiting<Operation> {
  operations: readonly Operation[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Joins batches that arrive while one is being synced into the next one, so that concurrent
 * commits share one sync. Batches are written in the order of the calls and answered in that order.
 * After a failed write nothing more is written: what reached the disk is no longer certain.
 */
export function groupCommits<Operation>(write: (operations: Operation[]) => Promise<void>): {
  submit(operations: readonly Operation[]): Promise<void>;
  idle(): Promise<void>;
} {
  let waiting: Waiting<Operation>[] = [];
  let running: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        if (failure) throw failure.error;
        await write(group.flatMap((entry) => [...entry.operations]));
        for (const entry of group) entry.resolve();
      } catch (error) {
        failure ??= { error };
        for (const entry of group) entry.reject(error);
      }
    }
    running = undefined;
  };

  return {
    submit(operations) {
      return new Promise((resolve, reject) => {
        waiting.push({ operations, resolve, reject });
        running ??= run();
      });
    },
    async idle() {
      await running;
    },
  };
}
