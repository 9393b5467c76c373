/** Whether an error carries the given `code`, as those of Node and LevelDB do. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
