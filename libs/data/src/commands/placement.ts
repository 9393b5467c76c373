import type { PhotosById } from '../photos/photos-for-undo.ts';
import type { Commit, Write } from '../store/document-store.ts';

/** Where the writes of gifts go in a planner of several. */
export interface Placement {
  /** What would show a member that their wish is given becomes a gift of its own; who buys something takes it. */
  redirect(writes: readonly Write[]): readonly Write[];
  /** The gifts that these writes move, or copy: their pictures go with them. */
  moved(writes: () => readonly Write[]): readonly string[];
  /**
   * The writes with their circles; a gift that others may see from now on is moved. Throws a DataError `offline` when
   * the picture of a gift that moves is not among `photos`.
   */
  place(writes: readonly Write[], photos?: PhotosById): readonly Write[];
  /**
   * Sends the writes to where they go. What is refused because somebody was linked meanwhile goes to where it belongs
   * by then.
   */
  send(
    writes: readonly Write[],
    photos: PhotosById,
    store: (placed: readonly Write[]) => Commit,
  ): Commit;
}

/** Who plans in the planner that is open, as far as commands are concerned. */
export interface Planning {
  /** Several plan here, and who is not known yet. */
  readonly isPending: boolean;
  /** Resolves when it is known who plans here. */
  known(): Promise<void>;
  /** Undefined in a planner of one, and while `isPending`. */
  readonly placement: Placement | undefined;
}
