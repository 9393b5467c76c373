import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
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
  /** Before the title: an avatar. */
  media?: ReactNode;
  /** Buttons at the end of the line, the main one last. */
  actions?: ReactNode;
}

/** Says where one is and what can be done here. */
export function PageHeader({ title, detail, description, back, media, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.main}>
        {back && (
          <div>
            <Link href={back.href} variant="back">
              <ArrowLeft size={16} aria-hidden />
              {back.label}
            </Link>
          </div>
        )}
        <div className={styles.line}>
          {media}
          <h1 className={styles.title} tabIndex={-1}>
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
