import { text } from '@evergift/language';
import { useEffect, useRef, useCallback, useSyncExternalStore, type RefObject } from 'react';
import { publishRoom } from './publish-room.ts';
import { ToastCard } from './toast-card.tsx';
import type { ToastStore } from './toast-store.ts';
import styles from './toast.module.css';
import { usePause } from './use-pause.ts';

/** The toasts in sight, live. */
function useToasts(store: ToastStore) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = store.toasts$.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.current, store.current);
}

/**
 * F6, the key that goes from one part of a window to the next, leads to the newest toast, an error
 * first, and back. Toasts are outside of dialogs, where Tab does not lead.
 */
function useToastKey(region: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      const toasts = region.current?.querySelectorAll('li:not([data-closing])') ?? [];
      const isThere = region.current?.contains(document.activeElement);
      const target = isThere ? cameFrom.current : [...toasts].at(-1)?.querySelector('button');
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      if (!isThere) cameFrom.current = document.activeElement;
      target.focus();
    };
    // Before the dialog, which keeps keys to itself.
    addEventListener('keydown', go, { capture: true });
    return () => removeEventListener('keydown', go, { capture: true });
  }, [region]);
}

export interface ToastRegionProps {
  /** From `createToastStore()`. */
  store: ToastStore;
  /** Names the region for screen readers. Default 'Notifications'. */
  label?: string | undefined;
}

/**
 * Where toasts appear, above everything, on every page. New ones are announced: errors at
 * once, others when the screen reader is idle. Hovering or focusing pauses their countdown.
 * They lie on nothing that cannot be scrolled to beside them: the page's main region and an open
 * dialog leave them their room (docs/decisions/017-own-code-or-library.md). A finger swipes one away, Escape
 * closes the one that has the focus. F6 leads to the newest one and back, also while a dialog is open.
 */
export function ToastRegion({ store, label = text('Notifications') }: ToastRegionProps) {
  const toasts = useToasts(store);
  const region = useRef<HTMLElement>(null);
  const pause = usePause(store, toasts, region);
  useToastKey(region);
  useEffect(() => publishRoom(region.current as HTMLElement), []);
  const list = (live: 'polite' | 'assertive') => (
    <ol className={styles.list} aria-live={live} aria-relevant="additions">
      {toasts
        .filter((toast) => (toast.type === 'error') === (live === 'assertive'))
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} store={store} />
        ))}
    </ol>
  );
  return (
    <section
      ref={region}
      className={styles.region}
      data-unprinted
      aria-label={label}
      // Dialogs leave what carries this attribute alone: no hiding, no closing on a press here.
      data-react-aria-top-layer="true"
      {...pause}
    >
      {list('polite')}
      {list('assertive')}
    </section>
  );
}
