import type { FieldPath } from './field-path.ts';

/** Field paths as a tree of their names, so that what lies within what is found in one pass. */
export class PathTree {
  readonly #children = new Map<string, PathTree>();
  /** Whether a path ends here. */
  #isEnd = false;

  static of(paths: Iterable<FieldPath>): PathTree {
    const tree = new PathTree();
    for (const path of paths) tree.#add(path);
    return tree;
  }

  #add(path: FieldPath): void {
    let node: PathTree = this.#descend(path[0] as string);
    for (let level = 1; level < path.length; level += 1) {
      node = node.#descend(path[level] as string);
    }
    node.#isEnd = true;
  }

  #descend(name: string): PathTree {
    const child = this.#children.get(name) ?? new PathTree();
    this.#children.set(name, child);
    return child;
  }

  get isEnd(): boolean {
    return this.#isEnd;
  }

  child(name: string): PathTree | undefined {
    return this.#children.get(name);
  }

  get children(): ReadonlyMap<string, PathTree> {
    return this.#children;
  }

  /** A path of the tree that has another one within it, if there is one. */
  outerPath(prefix: FieldPath = []): FieldPath | undefined {
    if (this.#isEnd && this.#children.size > 0) return prefix;
    for (const [name, child] of this.#children) {
      const found = child.outerPath([...prefix, name]);
      if (found) return found;
    }
    return undefined;
  }
}
