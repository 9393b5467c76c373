import { useHost } from '@evergift/contract';
import { useLocation } from '@evergift/router';
import { BottomBar, BottomBarAction, BottomBarLink } from '@evergift/ui/bottom-bar';
import { BrandMark } from '@evergift/ui/brand-mark';
import { Button } from '@evergift/ui/button';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { AppFrame } from '@evergift/ui/page';
import { TopBar, TopBarLink } from '@evergift/ui/top-bar';
import { CalendarHeart, CircleUserRound, Gift, Search, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommandLayer } from '../commands/use-command-layer.tsx';
import { usePagePreload } from '../loading/use-page-preload.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { VersionNotice } from './version-notice.tsx';

/** Top bar, bottom bar under 768 px, and the notice about the network (S1, S2). */
export function Chrome({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { openModal, preloadModal } = useHost();
  const isCurrent = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const { layer, openPalette, preloadPalette } = useCommandLayer();
  const addGift = () => openModal('gift.add', {});
  const people = { ...usePagePreload('/people'), isCurrent: isCurrent('/people') };
  const events = { ...usePagePreload('/events'), isCurrent: isCurrent('/events') };
  const profile = { ...usePagePreload('/profile'), isCurrent: isCurrent('/profile') };

  return (
    <AppFrame
      topBar={
        <TopBar
          brand={
            <Link href="/dashboard" variant="plain" aria-label="Evergift, to the dashboard">
              <BrandMark />
            </Link>
          }
          navigation={
            <>
              <TopBarLink href="/people" icon={<Users size={18} aria-hidden />} {...people}>
                People
              </TopBarLink>
              <Button
                icon={<Gift size={18} aria-hidden />}
                size="small"
                onPress={addGift}
                onHoverStart={() => preloadModal('gift.add')}
                onFocus={() => preloadModal('gift.add')}
              >
                Add Gift
              </Button>
              <TopBarLink href="/events" icon={<CalendarHeart size={18} aria-hidden />} {...events}>
                Events
              </TopBarLink>
            </>
          }
          actions={
            <>
              <IconButton
                label="Find or do"
                icon={<Search size={20} aria-hidden />}
                onPress={openPalette}
                onHoverStart={preloadPalette}
              />
              <TopBarLink
                href="/profile"
                aria-label="Profile"
                icon={<CircleUserRound size={22} aria-hidden />}
                {...profile}
              >
                {null}
              </TopBarLink>
            </>
          }
        />
      }
      notice={
        <>
          <PreviewNotice />
          <NetworkNotice />
          <VersionNotice />
        </>
      }
      bottomBar={
        <BottomBar>
          <BottomBarLink href="/people" icon={<Users size={22} aria-hidden />} {...people}>
            People
          </BottomBarLink>
          <BottomBarAction
            label="Add Gift"
            icon={<Gift size={24} aria-hidden />}
            onPress={addGift}
          />
          <BottomBarLink href="/events" icon={<CalendarHeart size={22} aria-hidden />} {...events}>
            Events
          </BottomBarLink>
        </BottomBar>
      }
    >
      {children}
      {layer}
    </AppFrame>
  );
}
