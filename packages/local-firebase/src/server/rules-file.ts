import { readFileSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { compileRules } from '../rules/compile.ts';
import type { RulesProblem, Ruleset } from '../rules/types.ts';

/** Rules that do not compile; the message names every problem's place in the file. */
export class RulesFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RulesFileError';
  }
}

/** `file:line:column: message`, one problem a line. */
function describeProblems(file: string, problems: readonly RulesProblem[]): string {
  return problems
    .map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`)
    .join('\n');
}

interface LoadedRules {
  readonly ruleset: Ruleset;
  readonly source: string;
}

/** The rules of the last file: the backends of one process mostly have the same, which take 0.1 s to compile. */
let last: LoadedRules | undefined;

/** Reads and compiles a rules file. @throws RulesFileError */
export function loadRulesFile(file: string): LoadedRules {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new RulesFileError(`The rules file ${file} cannot be read: ${(cause as Error).message}`, {
      cause,
    });
  }
  if (last?.source === source) return last;
  const result = compileRules(source);
  if (result.ok) {
    last = { ruleset: result.ruleset, source };
    return last;
  }
  throw new RulesFileError(`The rules do not compile.\n${describeProblems(file, result.problems)}`);
}

/**
 * Calls back with the new rules when the file changes; rules that do not compile are logged and
 * those before stay in force. Returns the end of watching.
 */
export function watchRulesFile(
  file: string,
  knownSource: string,
  onRules: (ruleset: Ruleset) => void,
  log: (message: string) => void,
): () => void {
  const path = resolve(file);
  let source = knownSource;
  let timer: NodeJS.Timeout | undefined;
  const reload = () => {
    try {
      const next = readFileSync(path, 'utf8');
      if (next === source) return;
      source = next;
      onRules(loadRulesFile(path).ruleset);
      log(`The rules in ${path} were reloaded.`);
    } catch (error) {
      log(`${(error as Error).message}\nThe rules before stay in force.`);
    }
  };
  // The folder is watched because editors replace the file.
  const watcher = watch(dirname(path), { persistent: false }, (_event, name) => {
    if (name !== null && name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(reload, 50).unref();
  });
  watcher.on('error', (error) => log(`The rules file is no longer watched: ${error.message}`));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/**
 * The rules of every project behind one Ruleset: those that a test gave its project, else those of
 * the rules file.
 */
export class ProjectRules implements Ruleset {
  #ofFile: Ruleset;
  readonly #ofProject = new Map<string, Ruleset>();

  constructor(ofFile: Ruleset) {
    this.#ofFile = ofFile;
  }

  replaceFile(ruleset: Ruleset): void {
    this.#ofFile = ruleset;
  }

  replaceProject(project: string, ruleset: Ruleset): void {
    this.#ofProject.set(project, ruleset);
  }

  decide: Ruleset['decide'] = (request, context) => {
    const name = request.method === 'list' ? request.parent : request.name;
    const project = name.split('/', 2)[1] ?? '';
    return (this.#ofProject.get(project) ?? this.#ofFile).decide(request, context);
  };
}
