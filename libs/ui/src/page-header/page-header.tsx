import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Link } from '../link/link.tsx';
import { Present } from './present.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's one h1; it can be focused by script, for route changes. */
  title: string;
  /** After the title, quieter: '(sister)'. */
  detail?: string | undefined;
  /** A line below the title. */
  description?: ReactNode;
  /** Where one came from: { href: '/people', label: 'People' }. */
  back?: { readonly href: string; readonly label: string } | undefined;
  /** Before the title: an avatar, `huge` together with `paperSeed`. */
  media?: ReactNode;
  /** Heads the page with a present in this person's paper: the person's id. */
  paperSeed?: string | undefined;
  /** Buttons at the end of the line, the main one last. */
  actions?: ReactNode;
}

/** From so many characters on a title is written smaller. */
const longTitle = 48;

/** Says where one is and what can be done here. */
export function PageHeader(props: PageHeaderProps) {
  const { title, detail, description, back, media, paperSeed, actions } = props;
  return (
    <header className={styles.header}>
      {back && (
        <div className={styles.back}>
          <Link href={back.href} variant="back">
            <ArrowLeft size={16} aria-hidden className={styles.arrow} />
            {back.label}
          </Link>
        </div>
      )}
      {paperSeed !== undefined && <Present seed={paperSeed} />}
      <div className={styles.main}>
        <div className={classNames(styles.line, paperSeed !== undefined && styles.onPresent)}>
          {media && <span className={styles.media}>{media}</span>}
          <h1
            className={styles.title}
            data-long={title.length > longTitle || undefined}
            tabIndex={-1}
          >
            <bdi>{title}</bdi>
            {detail && (
              <>
                {' '}
                <bdi className={styles.detail}>{detail}</bdi>
              </>
            )}
          </h1>
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
