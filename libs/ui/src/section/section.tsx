import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** Names the part of the page. */
  title: ReactNode;
  /** At the end of the title's line: a button. */
  actions?: ReactNode;
  /** A list or a grid that brings its own paper. */
  children: ReactNode;
  /** The level of its title among the page's headings. Default 2. */
  headingLevel?: 2 | 3 | undefined;
}

/** A part of a page under a title of its own, on the table itself; for one on paper use `Card`. */
export function Section({ title, actions, children, headingLevel = 2 }: SectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {actions}
      </header>
      {children}
    </section>
  );
}
