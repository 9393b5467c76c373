import type { ModalName, ModalRequests } from '@evergift/contract';
import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';

/** A modal that an app asked for. */
export interface OpenModal<Name extends ModalName = ModalName> {
  /** Grows with every opening, so that the same modal opened twice starts afresh. */
  key: number;
  name: Name;
  request: ModalRequests[Name];
  /** What had the focus: a modal that loads slowly returns it there. */
  opener: Element | null;
}

/** Which modal is open. One at a time: opening another replaces it. */
export class ModalStore {
  readonly #open = new BehaviorSubject<OpenModal | undefined>(undefined);
  #openings = 0;

  readonly open$: Observable<OpenModal | undefined> = this.#open.asObservable();

  open<Name extends ModalName>(name: Name, request: ModalRequests[Name]): void {
    this.#openings += 1;
    this.#open.next({ key: this.#openings, name, request, opener: document.activeElement });
  }

  /** The modal that is open now. */
  current(): OpenModal | undefined {
    return this.#open.value;
  }

  close(): void {
    this.#open.next(undefined);
  }
}
