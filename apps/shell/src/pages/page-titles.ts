import { BehaviorSubject } from 'rxjs';

const product = 'Evergift';

/** The name that the page gave itself, if it did. */
export class PageTitles {
  /** Emits at once, and on every change. */
  readonly given$ = new BehaviorSubject<string | undefined>(undefined);

  set(title: string | undefined): void {
    if (title !== this.given$.value) this.given$.next(title);
  }
}

/** The document's title for a page: 'People · Evergift'; the product's name alone without one. */
export const documentTitle = (page: string | undefined): string =>
  page ? `${page} · ${product}` : product;

/** The page's one h1, if it is there yet. */
export const findHeading = (): HTMLElement | null => document.querySelector('main h1');

/** A heading's name without the quieter detail after it: 'Ada', not 'Ada (sister)'. */
export function headingName(heading: HTMLElement | null): string | undefined {
  const name = heading?.querySelector('bdi') ?? heading;
  return name?.textContent?.trim() || undefined;
}
