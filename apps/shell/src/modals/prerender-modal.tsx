import { HostProvider, type Host, type ModalComponent, type ModalName } from '@evergift/contract';
import { formats, type Data } from '@evergift/data';
import { AuthProvider, DataProvider } from '@evergift/data/react';
import { LocaleProvider } from '@evergift/ui/locale-provider';
import { Activity, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

interface Surroundings {
  data: Data;
  host: Host;
}

/**
 * A modal that is not rendered after so many milliseconds is given up: it waits for code, or is broken, which opening
 * it says.
 */
const longestWait = 10_000;

/**
 * Renders a modal once, hidden, and removes it: its code is compiled then, and the first press that opens it waits a
 * third less. React renders what is hidden in its idle time, and runs no effect of it.
 *
 * @returns when it is gone again
 */
export function prerenderModal(
  Modal: ModalComponent<ModalName>,
  { data, host }: Surroundings,
): Promise<void> {
  const Prerendered = Modal as ComponentType<{ onClose: () => void }>;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timeout);
      observer.disconnect();
      root.unmount();
      resolve();
    };
    // A dialog is not part of its root: React puts it into the document's body.
    const observer = new MutationObserver(end);
    const root = createRoot(document.createElement('div'));
    const timeout = setTimeout(end, longestWait);
    observer.observe(document.body, { childList: true });
    root.render(
      <Activity mode="hidden">
        <DataProvider data={data}>
          <AuthProvider>
            <HostProvider host={host}>
              <LocaleProvider formats={formats()}>
                <Prerendered onClose={() => undefined} />
              </LocaleProvider>
            </HostProvider>
          </AuthProvider>
        </DataProvider>
      </Activity>,
    );
  });
}
