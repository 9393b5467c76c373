import '@evergift/ui/styles.css';
import type { RemoteModule } from '@evergift/contract';
import { createData } from '@evergift/data';
import { BrowserRouter } from '@evergift/router';
import { ErrorState } from '@evergift/ui/error-state';
import { LocaleProvider } from '@evergift/ui/locale-provider';
import { guardDoublePresses } from '@evergift/ui/double-press-guard';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchConfiguration } from './configuration.ts';
import { partsOf } from './remote-parts.ts';
import { StandaloneApp } from './standalone-app.tsx';
import { createStandaloneHost } from './standalone-host.ts';

/**
 * Runs one remote by itself, in development: data, router, signing in, toasts and modals, without
 * the shell and without federation.
 *
 * @throws Error when the page has no element with the id `root`
 */
export async function runStandalone(remote: RemoteModule): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root".');
  const root = createRoot(element);
  guardDoublePresses();
  try {
    const data = createData({
      ...(await fetchConfiguration()),
      report: (problem) => window.reportError(problem),
    });
    root.render(
      <StrictMode>
        <LocaleProvider>
          <BrowserRouter>
            <StandaloneApp
              remote={remote}
              parts={partsOf(remote)}
              host={createStandaloneHost(remote, data)}
              data={data}
            />
          </BrowserRouter>
        </LocaleProvider>
      </StrictMode>,
    );
  } catch (error) {
    window.reportError(error);
    root.render(
      <ErrorState
        title="This app could not start"
        message={error instanceof Error ? error.message : String(error)}
        onRetry={() => location.reload()}
      />,
    );
  }
}
