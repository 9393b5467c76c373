import { HostProvider } from '@evergift/contract';
import type { RemoteModule } from '@evergift/contract';
import type { Data } from '@evergift/data';
import { AuthProvider, DataProvider, useQuery } from '@evergift/data/react';
import { useHref, useNavigate } from '@evergift/router';
import { RouterProvider } from '@evergift/ui/router-provider';
import { ToastRegion } from '@evergift/ui/toast-region';
import { useLayoutEffect } from 'react';
import { ModalHost } from './modal-host.tsx';
import type { RemoteParts } from './remote-parts.ts';
import { RemoteRoutes } from './remote-routes.tsx';
import type { StandaloneHost } from './standalone-host.ts';

export interface StandaloneAppProps {
  remote: RemoteModule;
  parts: RemoteParts;
  host: StandaloneHost;
  data: Data;
}

/** Everything that a remote needs around it to be used alone; expects a router above it. */
export function StandaloneApp({ remote, parts, host, data }: StandaloneAppProps) {
  const navigate = useNavigate();
  const { theme } = useQuery(data.settings$).data;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return (
    <DataProvider data={data}>
      <AuthProvider>
        <HostProvider host={host}>
          <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
            <RemoteRoutes remote={remote} parts={parts} host={host} />
            <ModalHost parts={parts} host={host} />
            <ToastRegion store={host.toasts} />
          </RouterProvider>
        </HostProvider>
      </AuthProvider>
    </DataProvider>
  );
}
