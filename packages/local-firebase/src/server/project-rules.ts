import type { Ruleset } from '../rules/types.ts';

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
