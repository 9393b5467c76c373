import type { ModalComponent } from '@evergift/contract';
import { useObservable } from '@evergift/data/react';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { AreaErrorBoundary } from '../error-boundary/area-error-boundary.tsx';
import { reportError } from '../error-reporting/report-error.ts';
import { useRemotes } from '../federation/remotes-context.tsx';
import { ModalFailure, ModalLoading } from './modal-placeholders.tsx';
import type { ModalStore, OpenModal } from './modal-store.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** Renders the modal that is open, loading its app when it is first needed. */
export function ModalOutlet({ modals }: { modals: ModalStore }) {
  const open = useObservable(modals.open$, undefined);
  useReturnFocus(open);
  if (!open) return null;
  const close = () => modals.close();
  return (
    <AreaErrorBoundary
      key={open.key}
      area={open.name}
      fallback={() => (
        <ModalFailure onRetry={() => modals.open(open.name, open.request)} onClose={close} />
      )}
    >
      <LoadedModal open={open} onClose={close} />
    </AreaErrorBoundary>
  );
}

type Outcome = { Modal: ModalComponent<never> } | 'failed';

function LoadedModal({ open, onClose }: { open: OpenModal; onClose: () => void }) {
  const remotes = useRemotes();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const Modal = remotes.peekModal(open.name);
    return Modal ? { Modal: Modal as ModalComponent<never> } : undefined;
  });

  useEffect(() => {
    let current = true;
    remotes.loadModal(open.name).then(
      (Modal) => current && setOutcome({ Modal: Modal as ModalComponent<never> }),
      (error: unknown) => {
        reportError(error);
        if (current) setOutcome('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [remotes, open.name, attempt]);

  if (outcome === 'failed') {
    const retry = () => {
      setOutcome(undefined);
      setAttempt((count) => count + 1);
    };
    return <ModalFailure onRetry={retry} onClose={onClose} />;
  }
  if (!outcome) return <ModalLoading onClose={onClose} />;
  const Modal = outcome.Modal as ComponentType<Record<string, unknown>>;
  return <Modal {...open.request} onClose={onClose} />;
}
