/** Counts who is reading, so that nobody takes the files away meanwhile. */
export function countReads(): {
  begin(): void;
  end(): void;
  areOpen(): boolean;
  /** Resolves when nobody reads. */
  closed(): Promise<void>;
} {
  let open = 0;
  let waiting: (() => void)[] = [];
  return {
    begin: () => void (open += 1),
    end() {
      open -= 1;
      if (open > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    areOpen: () => open > 0,
    closed: () =>
      open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
  };
}
