import { createContext } from 'react';

/** In the state of a history entry: how many dialogs are open on it. */
const depthKey = 'openDialogs';

const depthNow = (): number => (history.state as Record<string, number> | null)?.[depthKey] ?? 0;

/**
 * Lets the browser's Back close dialogs. An open dialog adds an entry to the tab's history, with the
 * page's own address and router state; going back from it closes the dialog, and the router does not
 * hear of it. A dialog that closes otherwise leaves its entry: removing one takes the browser a
 * moment, in which a page that is opened next would land in the wrong place. The next dialog takes
 * the entry over, and Back passes over it.
 */
export class DialogHistory {
  /** Closes each open dialog, the uppermost last. */
  readonly #closers: (() => void)[] = [];
  #depth = 0;
  #address = '';

  /** Begins to listen. @returns ends it */
  listen(): () => void {
    this.notice();
    // Before the router, which listens without capture.
    addEventListener('popstate', this.#pop, { capture: true });
    return () => removeEventListener('popstate', this.#pop, { capture: true });
  }

  /** Notes that the address may have changed; call it after every change of page. */
  notice(): void {
    this.#depth = depthNow();
    this.#address = location.href;
  }

  /**
   * Notes that a dialog is open.
   *
   * @param close called on Back; a dialog may stay open all the same
   * @returns notes that it is closed
   */
  open(close: () => void): () => void {
    this.#closers.push(close);
    this.#addEntry();
    return () => {
      this.#closers.splice(this.#closers.lastIndexOf(close), 1);
    };
  }

  /** The same for what opens in a dialog, such as a list. On a page Back leaves the page. */
  openInDialog(close: () => void): (() => void) | undefined {
    return this.#closers.length > 0 ? this.open(close) : undefined;
  }

  #addEntry(): void {
    // One for each: a dialog that stays open on Back may have asked a question in another.
    for (let depth = depthNow() + 1; depth <= this.#closers.length; depth += 1) {
      history.pushState({ ...history.state, [depthKey]: depth }, '');
    }
    this.notice();
  }

  readonly #pop = (event: PopStateEvent): void => {
    const before = this.#depth;
    const isSamePage = this.#address === location.href;
    this.notice();
    if (!isSamePage || this.#depth >= before) return;
    event.stopImmediatePropagation();
    if (this.#closers.length === 0) return history.go(-this.#depth - 1);
    const kept = Math.min(this.#depth, this.#closers.length - 1);
    for (const close of this.#closers.slice(kept).reverse()) close();
    // For a dialog that stays open; React has taken the others away by then.
    setTimeout(() => this.#addEntry());
  };
}

/** Absent where Back closes nothing: outside a `RouterProvider`. */
export const DialogHistoryContext = createContext<DialogHistory | undefined>(undefined);
