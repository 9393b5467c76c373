interface Waiting<Operation> {
  operations: readonly Operation[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Joins batches that arrive while one is being synced into the next one, so that concurrent
 * commits share one sync. Batches are written in the order of the calls and answered in that order.
 *
 * A failed write fails every batch that waits: they were worked out on top of it. Batches are taken
 * again after everybody was notified, so that none is worked out on what did not reach the disk.
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
        await write(group.flatMap((entry) => [...entry.operations]));
        for (const entry of group) entry.resolve();
      } catch (error) {
        const refused = [...group, ...waiting];
        waiting = [];
        failure = { error };
        for (const entry of refused) entry.reject(error);
        setImmediate(() => (failure = undefined));
      }
    }
    running = undefined;
  };

  return {
    submit(operations) {
      return new Promise((resolve, reject) => {
        if (failure) return reject(failure.error);
        waiting.push({ operations, resolve, reject });
        // Started later, so that `running` is set before `run` can end and clear it.
        running ??= Promise.resolve().then(run);
      });
    },
    async idle() {
      await running;
    },
  };
}
