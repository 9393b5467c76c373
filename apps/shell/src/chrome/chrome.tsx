import { homePath } from '@evergift/contract';
import { BottomBar } from '@evergift/ui/bottom-bar';
import { BrandMark } from '@evergift/ui/brand-mark';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { AppFrame } from '@evergift/ui/page';
import { TopBar } from '@evergift/ui/top-bar';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommandLayer } from './use-command-layer.tsx';
import { ContributedNavigation } from '../remotes/contributed-navigation.tsx';
import { AppsNotice } from './apps-notice.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { VersionNotice } from './version-notice.tsx';

/**
 * Top bar, bottom bar under 768 px, and the notices below them. The apps contribute what is in
 * the bars, apart from the logo and the search.
 */
export function Chrome({ children }: { children: ReactNode }) {
  const { layer, openPalette, preloadPalette } = useCommandLayer();

  return (
    <AppFrame
      topBar={
        <TopBar
          brand={
            <Link href={homePath} variant="plain" aria-label="Evergift, to the dashboard">
              <BrandMark />
            </Link>
          }
          navigation={<ContributedNavigation where="top" />}
          actions={
            <>
              <IconButton
                label="Search"
                icon={<Search size={20} aria-hidden />}
                onPress={openPalette}
                onHoverStart={preloadPalette}
              />
              <ContributedNavigation where="account" />
            </>
          }
        />
      }
      notice={
        <>
          <PreviewNotice />
          <NetworkNotice />
          <AppsNotice />
          <VersionNotice />
        </>
      }
      bottomBar={
        <BottomBar>
          <ContributedNavigation where="bottom" />
        </BottomBar>
      }
    >
      {children}
      {layer}
    </AppFrame>
  );
}
