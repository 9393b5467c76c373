import type { RemoteModule } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { Link as RouterLink, useLocation } from '@evergift/router';
import { BrandMark } from '@evergift/ui/brand-mark';
import { Button } from '@evergift/ui/button';
import { AppFrame } from '@evergift/ui/page';
import { TopBar, TopBarLink } from '@evergift/ui/top-bar';
import type { ReactNode } from 'react';
import { linkedPaths } from './remote-parts.ts';
import type { StandaloneHost } from './standalone-host.ts';

export interface ChromeProps {
  remote: RemoteModule;
  host: StandaloneHost;
  children: ReactNode;
}

/** Links to the app's own pages, and the way out. */
export function Chrome({ remote, host, children }: ChromeProps) {
  const { session } = useData();
  const { pathname } = useLocation();

  const signOut = async () => {
    const result = await session.signOut({ discardPending: false });
    if (result.ok) return;
    if (result.reason === 'failed') {
      return host.notify({ type: 'error', message: result.failure.message, error: result.failure });
    }
    const question = `${result.count} of your changes have not been sent yet and would be lost. Sign out all the same?`;
    if (window.confirm(question)) await session.signOut({ discardPending: true });
  };
  return (
    <AppFrame
      topBar={
        <TopBar
          brand={
            <RouterLink to="/" aria-label={`Evergift ${remote.name}`}>
              <BrandMark hasName={false} />
            </RouterLink>
          }
          actions={
            <>
              {linkedPaths(remote).map((path) => (
                <TopBarLink key={path} href={path} isCurrent={pathname.startsWith(path)}>
                  {path}
                </TopBarLink>
              ))}
              <Button size="small" variant="quiet" onPress={() => void signOut()}>
                Sign out
              </Button>
            </>
          }
        />
      }
    >
      {children}
    </AppFrame>
  );
}
