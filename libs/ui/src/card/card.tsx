import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { PaperStrip } from '../paper/paper.tsx';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  /** A heading for the card. */
  title?: ReactNode;
  /** At the end of the title's line: a badge or a button. */
  actions?: ReactNode;
  /** Along the lower edge, however tall the card is: a link onwards. */
  footer?: ReactNode;
  /** The level of its title among the page's headings. Default 2. */
  headingLevel?: 2 | 3 | undefined;
  /** `plain` (default), `accent` for the one that matters most, `sunken` for an aside. */
  tone?: 'plain' | 'accent' | 'sunken' | undefined;
  /** Whose papers run along its upper edge: ids of people (an event's participants). */
  paperSeeds?: readonly string[] | undefined;
  /** The element. `section` needs a title. Default `div`. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
}

/** A sheet of paper on the table; what lies on it belongs together. */
export function Card({
  children,
  title,
  actions,
  footer,
  headingLevel = 2,
  tone = 'plain',
  paperSeeds = [],
  as: Element = 'div',
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Element className={classNames(styles.card, styles[tone])}>
      <PaperStrip seeds={paperSeeds} />
      <div className={styles.content}>
        {(title || actions) && (
          <header className={styles.header}>
            {title && <Heading className={styles.title}>{title}</Heading>}
            {actions}
          </header>
        )}
        {children}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </Element>
  );
}
