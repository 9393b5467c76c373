import { Button } from '@evergift/ui/button';
import { BottomBar, BottomBarAction, BottomBarLink } from '@evergift/ui/bottom-bar';
import { BrandMark } from '@evergift/ui/brand-mark';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { AppFrame, Page } from '@evergift/ui/page';
import { ToastRegion } from '@evergift/ui/toast-region';
import { createToastStore } from '@evergift/ui/toast-store';
import { TopBar, TopBarLink } from '@evergift/ui/top-bar';
import { CalendarHeart, Gift, Plus, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogSheet } from './dialog-sheet.tsx';
import { FieldsSheet } from './fields-sheet.tsx';
import { HomeSheet } from './home-sheet.tsx';
import { ListSheet } from './list-sheet.tsx';
import { PartsSheet } from './parts-sheet.tsx';
import { StatesSheet } from './states-sheet.tsx';

const toasts = createToastStore();

const SHEETS: Record<string, ReactNode> = {
  home: <HomeSheet />,
  list: <ListSheet />,
  fields: <FieldsSheet />,
  parts: <PartsSheet toasts={toasts} />,
  states: <StatesSheet />,
  dialog: <DialogSheet toasts={toasts} />,
};

export function Gallery({ page }: { page: string }) {
  return (
    <>
      <AppFrame
        topBar={
          <TopBar
            brand={
              <Link href="?page=home" variant="plain" aria-label="Evergift, dashboard">
                <BrandMark />
              </Link>
            }
            navigation={
              <>
                <TopBarLink
                  href="?page=list"
                  icon={<UsersRound size={18} />}
                  isCurrent={page === 'list'}
                >
                  People
                </TopBarLink>
                <Button variant="primary" size="small" icon={<Plus size={18} />}>
                  Add gift
                </Button>
                <TopBarLink href="?page=states" icon={<CalendarHeart size={18} />}>
                  Events
                </TopBarLink>
              </>
            }
            actions={<IconButton label="Profile" icon={<UserRound size={20} />} />}
          />
        }
        bottomBar={
          <BottomBar>
            <BottomBarLink
              href="?page=list"
              icon={<UsersRound size={22} />}
              isCurrent={page === 'list'}
            >
              People
            </BottomBarLink>
            <BottomBarAction label="Add gift" icon={<Gift size={24} />} onPress={() => {}} />
            <BottomBarLink href="?page=states" icon={<CalendarHeart size={22} />}>
              Events
            </BottomBarLink>
          </BottomBar>
        }
      >
        <Page>{SHEETS[page]}</Page>
      </AppFrame>
      <ToastRegion store={toasts} />
    </>
  );
}
