import { useObservable } from '@evergift/data/react';
import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import { lastLayer } from '../browser/takes-keys.ts';
import { useTypedAhead } from '../browser/typed-ahead.ts';
import { AreaErrorBoundary } from '../reporting/area-error-boundary.tsx';
import { notLoaded } from '../deployment/known-app.ts';
import type { Waiting } from '../remotes/load-attempts.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { useLoad } from '../remotes/use-load.ts';
import { AppHost } from '../reporting/app-host.tsx';
import type { ModalStore, OpenModal } from './modal-store.ts';
import { usePlaceholders } from './use-placeholders.ts';

/** Renders the modal that is open, loading its app when it is first needed. */
export function ModalOutlet({ modals }: { modals: ModalStore }) {
  const open = useObservable(modals.open$, undefined);
  useReturnFocus(open);
  if (!open) return null;
  const close = () => modals.close();
  const retry = () => modals.open(open.name, open.request);
  return <LoadedModal key={open.key} open={open} onClose={close} onRetry={retry} />;
}

interface LoadedModalProperties {
  open: OpenModal;
  onClose: () => void;
  /** Opens the same modal anew. */
  onRetry: () => void;
}

function LoadedModal({ open, onClose, onRetry }: LoadedModalProperties) {
  const remotes = useRemotes();
  const { name } = open;
  const state = useLoad(remotes, {
    peek: useCallback(() => remotes.peekModal(name), [remotes, name]),
    load: useCallback((waiting: Waiting) => remotes.loadModal(name, waiting), [remotes, name]),
  });

  useTypedAhead(state.status === 'loading' || state.status === 'slow');

  const placeholders = usePlaceholders(state.status !== 'ready', onClose);

  if (state.status !== 'ready') {
    if (!placeholders) return null;
    const { ModalFailure, ModalLoading } = placeholders;
    if (state.status === 'failed') return <ModalFailure onRetry={state.retry} onClose={onClose} />;
    if (state.status === 'slow') return <ModalLoading onRetry={state.retry} onClose={onClose} />;
    return <ModalLoading onClose={onClose} />;
  }
  const Modal = state.value as ComponentType<Record<string, unknown>>;
  const owner = remotes.ownerOf(open.name);
  const source = { area: owner?.name ?? open.name, version: owner?.loaded?.version ?? notLoaded };
  return (
    <AreaErrorBoundary
      {...source}
      part={open.name}
      fallback={() => <BrokenModal onRetry={onRetry} onClose={onClose} />}
    >
      <AppHost {...source} part={open.name}>
        <Modal {...open.request} onClose={onClose} />
      </AppHost>
    </AreaErrorBoundary>
  );
}

/** In the place of a modal that threw. */
function BrokenModal(properties: { onRetry: () => void; onClose: () => void }) {
  const placeholders = usePlaceholders(true, properties.onClose);
  return placeholders ? <placeholders.ModalFailure {...properties} /> : null;
}

/**
 * Gives the focus back to what had it when a modal was opened. A dialog does so by itself; but
 * when it took the place of one that said 'One moment', what it would return to is gone. When the
 * opener is gone, too, such as a deleted row or a toast: to the dialog or menu below, or the page's heading.
 */
function useReturnFocus(open: OpenModal | undefined): void {
  const first = useRef<Element>(null);

  useEffect(() => {
    if (open) {
      first.current ??= open.opener;
      return undefined;
    }
    const opener = first.current;
    first.current = null;
    if (!(opener instanceof HTMLElement)) return undefined;
    // After the dialog's own turn, which takes one frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
        (opener.isConnected ? opener : (lastLayer() ?? heading))?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
