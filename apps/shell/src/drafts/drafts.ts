import type { DraftKeeper, ModalName } from '@evergift/contract';
import type { OpenModal } from '../modals/modal-store.ts';

const key = 'evergift.draft';

/** A modal that was open with something typed in it. */
export interface KeptDraft {
  /** Whose it is. */
  uid: string;
  name: ModalName;
  request: OpenModal['request'];
  values: unknown;
}

/**
 * Keeps what is typed in an open form over a reload, in this tab alone, until it is taken back, the
 * form is left, or its owner signs out.
 */
export class Drafts implements DraftKeeper {
  #read: (() => unknown) | undefined;
  #restored: unknown;

  register(read: () => unknown): () => void {
    this.#read = read;
    return () => {
      if (this.#read === read) this.#read = undefined;
    };
  }

  take(): unknown {
    const restored = this.#restored;
    this.#restored = undefined;
    return restored;
  }

  /** Stores what is typed now; call it when the page goes. */
  keep(uid: string | undefined, open: OpenModal | undefined): void {
    // What nobody took, because the form did not load, is still what was typed.
    const values = this.#read?.() ?? this.#restored;
    if (uid === undefined || !open || values === undefined) return;
    const draft: KeptDraft = { uid, name: open.name, request: open.request, values };
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // A browser that keeps nothing loses the draft, as it would have without this.
    }
  }

  /** The draft of this person, to be opened again; anybody else's is dropped. */
  restore(uid: string): KeptDraft | undefined {
    const draft = this.#stored();
    this.forget();
    if (draft?.uid !== uid) return undefined;
    this.#restored = draft.values;
    return draft;
  }

  /** Gives back no more of what was restored: its form was left. */
  drop(): void {
    this.#restored = undefined;
  }

  forget(): void {
    this.drop();
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Where storage is blocked nothing was kept.
    }
  }

  #stored(): KeptDraft | undefined {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }
}
