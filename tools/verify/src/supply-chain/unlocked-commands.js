/** What fetches and runs a package that no lockfile names. `npx nx` and the like run what is installed. */
const fetching =
  /\bnpx['"`, [\]]+(-y\b|--yes\b)|\b(npm exec|npm x|npx|pnpm dlx|yarn dlx)\s+[\w@/.-]+@\d/;
const commands = /(\.(c|m)?(j|t)s|\.json|\.ya?ml|\.sh|\.md)$/;

/**
 * Commands that fetch a package past the lockfiles: its dependencies have no hash then.
 *
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @returns {string[]} one line each
 */
export const findUnlockedCommands = (files, read) =>
  files
    .filter((file) => commands.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          fetching.test(line)
            ? [`${file}:${index + 1} runs a package that no lockfile names.`]
            : [],
        ),
    );
