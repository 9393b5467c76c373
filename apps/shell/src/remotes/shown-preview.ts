import type { RemoteEntry } from '@evergift/contract';
import { text } from '@evergift/language';
import { BehaviorSubject } from 'rxjs';
import { keptInTab } from '../browser/kept-text.ts';
import type { Preview, PreviewState } from './read-preview.ts';

/** Where storage is blocked, a preview lasts as long as the document. */
const kept = keptInTab('evergift.preview');
const parameter = 'preview';

const textOf = ({ app, entry }: Preview): string => `${app}@${entry}`;

/** The preview of this tab: put in place by a press, kept over reloads until it is left. */
export class ShownPreview {
  readonly #state = new BehaviorSubject<PreviewState>({ status: 'none' });

  /** Emits at once and on every change. */
  readonly state$ = this.#state.asObservable();

  /** From where previews may come: config.json's `previews`. */
  origins: readonly string[] = [];

  state(): PreviewState {
    return this.#state.value;
  }

  /**
   * Shows what this tab showed before. What the address asks for instead is taken out of it, and asked.
   *
   * @param origins config.json's `previews`
   */
  async open(origins: readonly string[] = []): Promise<void> {
    this.origins = origins;
    const address = new URL(location.href);
    const asked = address.searchParams.get(parameter);
    if (asked !== null) {
      address.searchParams.delete(parameter);
      history.replaceState(history.state, '', address);
    }
    const before = kept.read();
    const wanted = asked ?? before;
    if (wanted === undefined) return;
    const { readPreviewState } = await import('./read-preview.ts');
    const state = readPreviewState(wanted, before, origins);
    if (state.status !== 'shown') kept.write(undefined);
    this.#state.next(state);
  }

  /**
   * Puts a preview in its app's place, for what is loaded from now on.
   *
   * @returns whether the tab keeps it, so that the page can be loaded anew
   */
  put(preview: Preview): boolean {
    const isKept = kept.write(textOf(preview));
    this.#state.next({ status: 'shown', preview });
    return isKept;
  }

  /** The apps of remotes.json with the preview in its app's place. */
  applyTo(entries: readonly RemoteEntry[]): RemoteEntry[] {
    const state = this.#state.value;
    if (state.status !== 'shown') return [...entries];
    const { app, entry } = state.preview;
    if (!entries.some(({ name }) => name === app)) {
      const names = entries.map(({ name }) => name).join(', ');
      this.#refuse(
        text("There is no app named '{app}'. A preview can be one of {names}.", { app, names }),
      );
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
