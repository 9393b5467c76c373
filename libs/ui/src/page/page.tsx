import { text } from '@evergift/language';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { leaveRoomAtEnd } from '../toast/publish-room.ts';
import styles from './page.module.css';

export interface PageProps {
  /** First a `PageHeader`, then sections; 24 px between them. */
  children: ReactNode;
  /** Widest: `wide` (default) 72 rem, `narrow` 44 rem for forms and reading. */
  width?: 'wide' | 'narrow' | undefined;
}

/** The content of one route: centred, with gutters and the safe areas of phones. */
export function Page({ children, width = 'wide' }: PageProps) {
  return (
    <div className={classNames(styles.page, width === 'narrow' && styles.narrow)}>{children}</div>
  );
}

export interface AppFrameProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `BottomBar`; it shows itself under 768 px only. */
  bottomBar?: ReactNode;
  /** Above the page: "Waiting for the network". */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Everything around a page: skip link, bars, main region. */
export function AppFrame({ topBar, bottomBar, notice, children }: AppFrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {text('Skip to content')}
      </a>
      {topBar}
      {notice}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
        <ToastRoom />
      </main>
      {bottomBar}
    </div>
  );
}

/**
 * The room that toasts take, so that everything can be scrolled to where none lies: at the end of an `AppFrame`, and
 * of every page without one.
 */
export function ToastRoom() {
  return <div ref={leaveRoomAtEnd} />;
}
