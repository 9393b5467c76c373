import type { RemoteEntry } from '@evergift/contract';
import { BehaviorSubject } from 'rxjs';
import { keptInTab } from '../browser/kept-text.ts';
import { PreviewError, readPreview } from './read-preview.ts';
import type { Preview } from './read-preview.ts';

/** Where storage is blocked, a preview lasts as long as the document. */
const kept = keptInTab('evergift.preview');
const parameter = 'preview';

/** What this tab shows in place of a deployed app. */
export type PreviewState =
  | { status: 'none' }
  | { status: 'shown'; preview: Preview }
  | { status: 'refused'; reason: string };

/** The preview of this tab: asked for by the address once, kept over reloads until it is left. */
export class ShownPreview {
  readonly #state = new BehaviorSubject<PreviewState>({ status: 'none' });

  /** Emits at once and on every change. */
  readonly state$ = this.#state.asObservable();

  state(): PreviewState {
    return this.#state.value;
  }

  /**
   * Reads the address, takes the question out of it, and falls back to what this tab showed before.
   *
   * @param origins config.json's `previews`
   */
  open(origins: readonly string[] = []): void {
    const address = new URL(location.href);
    const asked = address.searchParams.get(parameter);
    if (asked !== null) {
      address.searchParams.delete(parameter);
      history.replaceState(history.state, '', address);
    }
    const wanted = asked ?? kept.read();
    if (wanted === undefined) return;
    try {
      const preview = readPreview(wanted, origins);
      kept.write(`${preview.app}@${preview.entry}`);
      this.#state.next({ status: 'shown', preview });
    } catch (error) {
      if (!(error instanceof PreviewError)) throw error;
      this.#refuse(error.message);
    }
  }

  /** The apps of remotes.json with the preview in its app's place. */
  applyTo(entries: readonly RemoteEntry[]): RemoteEntry[] {
    const state = this.#state.value;
    if (state.status !== 'shown') return [...entries];
    const { app, entry } = state.preview;
    if (!entries.some(({ name }) => name === app)) {
      const names = entries.map(({ name }) => name).join(', ');
      this.#refuse(`There is no app named '${app}'. A preview can be one of ${names}.`);
    }
    return entries.map((each) => {
      if (each.name !== app) return each;
      const { listed: _, ...described } = each;
      return { ...described, entry };
    });
  }

  /** The address from which an app is shown as a preview. */
  entryOf(app: string): string | undefined {
    const state = this.#state.value;
    return state.status === 'shown' && state.preview.app === app ? state.preview.entry : undefined;
  }

  /** Forgets the preview; code that was loaded stays until the page is loaded anew. */
  leave(): void {
    kept.write(undefined);
    this.#state.next({ status: 'none' });
  }

  #refuse(reason: string): void {
    this.leave();
    this.#state.next({ status: 'refused', reason });
  }
}
