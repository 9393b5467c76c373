import type { ModalComponent } from '@evergift/contract';
import { useObservable } from '@evergift/data/react';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { AreaErrorBoundary } from '../reporting/area-error-boundary.tsx';
import { notLoaded } from '../loading/remote-unavailable-error.ts';
import { reloadAfterDeploy } from '../loading/reload-after-deploy.ts';
import { reportUnavailable } from '../loading/report-unavailable.ts';
import { useRemotes } from '../loading/remotes-context.tsx';
import { AttributedHost } from '../reporting/attributed-host.tsx';
import { ModalFailure, ModalLoading } from './modal-placeholders.tsx';
import type { ModalStore, OpenModal } from './modal-store.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** Renders the modal that is open, loading its app when it is first needed. */
export function ModalOutlet({ modals }: { modals: ModalStore }) {
  const open = useObservable(modals.open$, undefined);
  useReturnFocus(open);
  if (!open) return null;
  const close = () => modals.close();
  const retry = () => modals.open(open.name, open.request);
  return <LoadedModal key={open.key} open={open} onClose={close} onRetry={retry} />;
}

type Outcome = { Modal: ModalComponent<never> } | 'failed';

interface LoadedModalProperties {
  open: OpenModal;
  onClose: () => void;
  /** Opens the same modal anew. */
  onRetry: () => void;
}

function LoadedModal({ open, onClose, onRetry }: LoadedModalProperties) {
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
        void reloadAfterDeploy(remotes.apps(), error).then((isReloading) => {
          if (isReloading) return;
          reportUnavailable(error);
          if (current) setOutcome('failed');
        });
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
  const owner = remotes.ownerOf(open.name);
  const source = { area: owner?.name ?? open.name, version: owner?.loaded?.version ?? notLoaded };
  return (
    <AreaErrorBoundary
      {...source}
      part={open.name}
      fallback={() => <ModalFailure onRetry={onRetry} onClose={onClose} />}
    >
      <AttributedHost {...source}>
        <Modal {...open.request} onClose={onClose} />
      </AttributedHost>
    </AreaErrorBoundary>
  );
}
