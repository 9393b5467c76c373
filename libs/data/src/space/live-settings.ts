import { BehaviorSubject, type Observable } from 'rxjs';
import { toDataError } from '../errors/to-data-error.ts';
import { defaultTheme, settingsSchema, type Settings, type Theme } from '../model/settings.ts';
import type { Query } from '../query/query.ts';
import type { DocumentStore, StoredDocument, Write } from '../store/document-store.ts';

function settingsOf(uid: string, stored: StoredDocument | undefined): Settings {
  const parsed = settingsSchema.safeParse(stored?.fields ?? {});
  const moment = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    id: uid,
    theme: parsed.success ? parsed.data.theme : defaultTheme,
    createdAt: moment(stored?.fields.createdAt),
    updatedAt: moment(stored?.fields.updatedAt),
    pending: stored?.pending ?? false,
  };
}

const unknown: Query<Settings> = {
  status: 'loading',
  data: settingsOf('', undefined),
  error: undefined,
  complete: false,
};

/** A user's settings document: read at sign-in (again until the server answers) and when the page wakes, from the device first, then from the server; no listener is spent on it. */
export class LiveSettings {
  readonly #query$ = new BehaviorSubject<Query<Settings>>(unknown);
  #uid = '';
  #exists = false;

  get query$(): Observable<Query<Settings>> {
    return this.#query$;
  }

  get theme(): Theme {
    return this.#query$.value.data.theme;
  }

  release(): void {
    this.#uid = '';
    this.#exists = false;
    this.#query$.next(unknown);
  }

  /** Reads the settings; what the device has is shown while the server is asked. Resolves to whether the server answered. */
  async load(store: DocumentStore, uid: string): Promise<boolean> {
    this.#uid = uid;
    await this.refresh(store);
    if (this.#uid !== uid) return false;
    try {
      this.#show(await store.read({ collection: 'settings', id: uid }, 'server'), uid, 'live');
      return true;
    } catch (cause) {
      if (this.#uid !== uid) return false;
      const error = toDataError(cause);
      const status = this.#exists || error.kind === 'offline' ? 'offline' : 'error';
      this.#query$.next({
        ...this.#query$.value,
        status,
        error: status === 'error' ? error : undefined,
      });
      return false;
    }
  }

  /** Reads again what the device has: another tab, or a command of this one, changed it. */
  async refresh(store: DocumentStore): Promise<void> {
    const uid = this.#uid;
    try {
      const stored = await store.read({ collection: 'settings', id: uid }, 'cache');
      if (stored)
        this.#show(stored, uid, this.#query$.value.status === 'live' ? 'live' : 'offline');
    } catch {
      // Not on this device yet: the server is asked next.
    }
  }

  /** The write that sets the theme: an update, or the document where there is none yet. */
  writeTheme(uid: string, theme: Theme): Write {
    const address = { collection: 'settings', id: uid } as const;
    return this.#exists
      ? { kind: 'update', address, fields: { theme } }
      : { kind: 'create', address, fields: { id: uid, theme } };
  }

  #show(stored: StoredDocument | undefined, uid: string, status: 'live' | 'offline'): void {
    if (this.#uid !== uid) return;
    this.#exists = stored !== undefined;
    this.#query$.next({
      status,
      data: settingsOf(uid, stored),
      error: undefined,
      complete: status === 'live' || this.#exists,
    });
  }
}
