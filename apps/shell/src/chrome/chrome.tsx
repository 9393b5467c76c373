import { homePath } from '@evergift/contract';
import { text } from '@evergift/language';
import { BottomBar } from '@evergift/ui/bottom-bar';
import { BrandMark } from '@evergift/ui/brand-mark';
import { IconButton } from '@evergift/ui/icon-button';
import { Link } from '@evergift/ui/link';
import { AppFrame } from '@evergift/ui/page';
import { TopBar } from '@evergift/ui/top-bar';
import { Search, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommandLayer } from './use-command-layer.tsx';
import { ContributedNavigation } from '../remotes/contributed-navigation.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { OpenPlanner } from './open-planner.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { VersionNotice } from './version-notice.tsx';
import { useObservable } from '@evergift/data/react';
import { Button } from '@evergift/ui/button';
import { useContributions, useLateApps } from '../remotes/contributions-context.tsx';
import { useRemotes } from '../remotes/remotes-context.tsx';
import styles from './network-notice.module.css';

/**
 * Top bar, bottom bar under 768 px, and the notices below them. The apps contribute what is in
 * the bars, apart from the logo and the search.
 */
export function Chrome({ children }: { children: ReactNode }) {
  const { layer, openPalette, preloadPalette } = useCommandLayer();
  // The search would move when the entries beside it come.
  const hasEntries = useContributions().navigation.length > 0;

  return (
    <AppFrame
      topBar={
        <TopBar
          brand={
            <Link href={homePath} variant="plain" aria-label={text('Evergift, to the dashboard')}>
              <BrandMark />
            </Link>
          }
          context={<OpenPlanner />}
          navigation={<ContributedNavigation where="top" />}
          actions={
            hasEntries && (
              <>
                <IconButton
                  label={text('Search')}
                  icon={<Search size={20} aria-hidden />}
                  onPress={openPalette}
                  onHoverStart={preloadPalette}
                />
                <ContributedNavigation where="account" />
              </>
            )
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

/** Says why the bars have no entries of the apps yet, or that an app is missing. */
function AppsNotice() {
  const late = useLateApps();
  const unfit = useObservable(useRemotes().unfit$, []);
  return (
    <div role="status" className={styles.area}>
      {late && (
        <p className={styles.notice}>
          <Unplug size={16} aria-hidden />
          {text('Some pages can’t be reached right now')}
          <Button size="small" variant="quiet" onPress={late.retry}>
            {text('Retry')}
          </Button>
        </p>
      )}
      {unfit.map(({ message }) => (
        <p key={message} className={styles.notice}>
          <Unplug size={16} aria-hidden />
          {text('Part of the list of apps does not fit. {message}', { message })}
        </p>
      ))}
    </div>
  );
}
