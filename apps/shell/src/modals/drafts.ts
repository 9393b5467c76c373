import type { DraftKeeper, ModalName, ReadDraft } from '@evergift/contract';
import { Subject } from 'rxjs';
import type { OpenModal } from './modal-store.ts';
import { keptInTab, keptOnDevice } from '../browser/kept-text.ts';

const kept = keptInTab('evergift.draft');
/** The same for a tab that is closed: nobody knows whether a page that goes will be back. */
const keptOfClosedTab = keptOnDevice('evergift.draft');

/** A modal in which something was typed. */
export interface KeptDraft {
  name: ModalName;
  request: OpenModal['request'];
  /** The id of the new record that it was being saved as when the page went. */
  sentAs?: string | undefined;
}

interface Stored {
  /** Whose they are. */
  uid: string;
  /** The modal that was open; what was typed in it is the last of the dismissed. */
  open: KeptDraft | undefined;
  dismissed: [key: string, values: unknown][];
}

/**
 * Keeps what is typed in forms until it is saved, given up, or its owner signs out: in an open form
 * over a reload, in a dismissed one until that is opened again. The drafts of a tab that was closed
 * come back in the next one. What was typed in one planner is never offered in another.
 */
export class Drafts implements DraftKeeper {
  /** The planner that is open, by its owner; '' while nobody is signed in. */
  ownerUid = '';
  #read: ReadDraft | undefined;
  #sentAs: (() => string | undefined) | undefined;
  #restored: unknown;
  #dismissed = new Map<string, unknown>();
  readonly #setAside = new Subject<unknown>();

  /** Emits what was typed in a form that is being dismissed. */
  readonly setAside$ = this.#setAside.asObservable();

  #keyOf({ name, request }: Pick<OpenModal, 'name' | 'request'>): string {
    return `${this.ownerUid} ${name} ${JSON.stringify(request)}`;
  }

  register(read: ReadDraft, sentAs?: () => string | undefined): () => void {
    this.#read = read;
    this.#sentAs = sentAs;
    return () => {
      if (this.#read === read) this.#read = this.#sentAs = undefined;
    };
  }

  take(): unknown {
    const restored = this.#restored;
    this.#restored = undefined;
    return restored;
  }

  setAside(): void {
    const values = this.#read?.();
    if (values !== undefined) this.#setAside.next(values);
  }

  /** What is typed in the form that is being left; what was restored for it goes with it. */
  leave(): unknown {
    const values = this.#read?.() ?? this.#restored;
    this.drop();
    return values;
  }

  /** Keeps what was typed in a dismissed modal until the same one is opened again. */
  keepDismissed(modal: OpenModal, values: unknown): void {
    this.#dismissed.set(this.#keyOf(modal), values);
  }

  /** Gives what was typed in this modal before to the form that opens now. */
  offerDismissed(modal: OpenModal): void {
    const key = this.#keyOf(modal);
    this.#restored ??= this.#dismissed.get(key);
    this.#dismissed.delete(key);
  }

  /** Stores what is typed now; call it when the page goes. */
  keep(uid: string | undefined, modal: OpenModal | undefined): void {
    // What nobody took, because the form did not load, is still what was typed.
    const values = this.#read?.(true) ?? this.#restored;
    const dismissed = [...this.#dismissed];
    let open: KeptDraft | undefined;
    if (modal && values !== undefined) {
      open = { name: modal.name, request: modal.request, sentAs: this.#sentAs?.() };
      dismissed.push([this.#keyOf(modal), values]);
    }
    if (uid === undefined || dismissed.length === 0) return;
    const stored: Stored = { uid, open, dismissed };
    // A browser that keeps nothing loses the draft, as it would have without this.
    const text = JSON.stringify(stored);
    kept.write(text);
    keptOfClosedTab.write(text);
  }

  /**
   * Takes back the drafts of this person; anybody else's are dropped.
   *
   * @returns the one that was open, unless it was of another planner; it is offered when its modal opens
   */
  restore(uid: string): KeptDraft | undefined {
    const stored = (kept.readJson() ?? keptOfClosedTab.readJson()) as Stored | undefined;
    this.forget();
    if (stored?.uid !== uid) return undefined;
    this.#dismissed = new Map(stored.dismissed);
    const { open } = stored;
    return open && this.#dismissed.has(this.#keyOf(open)) ? open : undefined;
  }

  /** Keeps no more of what was typed in a dismissed modal. */
  dropDismissed(modal: KeptDraft): void {
    this.#dismissed.delete(this.#keyOf(modal));
  }

  /** Gives back no more of what was restored: its form was left. */
  drop(): void {
    this.#restored = undefined;
  }

  forget(): void {
    this.drop();
    this.#dismissed.clear();
    this.forgetStored();
  }

  /** Drops what was stored when the page went: the page came back as it was. */
  forgetStored(): void {
    kept.write(undefined);
    keptOfClosedTab.write(undefined);
  }
}
