import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './page-header.module.css';
import { paperClass } from '../paper/paper-class.ts';

/** A present seen from above, in somebody's paper, with the product's ribbon. Decoration. */
function Present({ seed }: { seed: string }) {
  return (
    <div className={classNames(styles.present, paperClass(seed))} aria-hidden>
      <div className={styles.ribbon} />
      <svg className={styles.bow} viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice">
        <path strokeWidth="9" d="M60 -10V110" />
        <path
          strokeWidth="8"
          strokeLinejoin="round"
          d="M60 50C48 20 14 14 14 36C14 54 44 56 60 50ZM60 50C72 20 106 14 106 36C106 54 76 56 60 50Z"
        />
        <path
          strokeWidth="8"
          strokeLinecap="round"
          d="M60 50C54 66 42 76 32 82M60 50C66 66 78 76 88 82"
        />
      </svg>
    </div>
  );
}

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
        <div className={styles.back} data-unprinted>
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
      {actions && (
        <div className={styles.actions} data-unprinted>
          {actions}
        </div>
      )}
    </header>
  );
}
