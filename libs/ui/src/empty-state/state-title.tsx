import styles from './empty-state.module.css';

interface StateTitleProps {
  children: string;
  /** The page has no other heading. */
  isPage: boolean;
}

/** What is not there, or went wrong; the heading of a page that consists of it. */
export function StateTitle({ children, isPage }: StateTitleProps) {
  if (!isPage) return <p className={styles.title}>{children}</p>;
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  );
}
