import { Route, Routes } from '@evergift/router';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ModalName, ModalRequests } from '../modals.ts';
import type { RemoteModule } from '../remote-module.ts';
import { openInHost } from './open-in-host.tsx';
import type { OpenOptions } from './open-in-host.tsx';
import type { OpenedModal } from './recording-host.ts';

type AnyModal = ComponentType<{ onClose: () => void }>;

/** Opens a remote at an address, as {@link openInHost} does: in its gate, its own modals over its pages. */
export async function openRemote(remote: RemoteModule, options: OpenOptions = {}) {
  const pages = await Promise.all(
    remote.routes.map(async ({ path, load }) => ({ path, Page: await load() })),
  );
  const modals = new Map<ModalName, AnyModal>();
  for (const [name, load] of Object.entries(remote.modals)) {
    modals.set(name as ModalName, (await load()) as AnyModal);
  }

  let show: (modal: OpenedModal | undefined) => void = () => undefined;
  let closings = 0;
  function OpenModal() {
    const [open, setOpen] = useState<OpenedModal>();
    show = setOpen;
    const Modal = open && modals.get(open.name);
    if (!Modal) return null;
    const close = () => {
      closings += 1;
      setOpen(undefined);
    };
    return <Modal {...open.request} onClose={close} />;
  }

  const Gate = await remote.gate?.load();
  const around = (content: ReactNode) =>
    Gate ? (
      <Gate loading={<p role="status">Loading</p>} notices={null}>
        {content}
      </Gate>
    ) : (
      content
    );

  const opened = await openInHost(
    <>
      {around(
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={null} />
        </Routes>,
      )}
      <OpenModal />
    </>,
    { ...options, onOpenModal: (modal) => show(modal) },
  );
  /** Opens one of the remote's modals as another app would. */
  const openModal = async <Name extends ModalName>(name: Name, request: ModalRequests[Name]) => {
    act(() => opened.host.openModal(name, request));
    await opened.pass();
  };
  return {
    ...opened,
    openModal,
    /** How often a modal asked to be taken away. */
    closings: () => closings,
  };
}
