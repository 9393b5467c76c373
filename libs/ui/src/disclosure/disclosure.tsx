import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import { classNames } from '../class-names/class-names.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** What is inside: 'Filter & Sort'. */
  title: string;
  /** At the end of the title's line: how many filters are set, for example. */
  summary?: ReactNode;
  /** Before the title: a lucide icon (18 px). */
  icon?: ReactNode;
  children: ReactNode;
  /** Open at first. Default true. */
  isDefaultOpen?: boolean | undefined;
  /** With `onOpenChange`, the owner decides whether it is open. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * `card` (default): a raised panel. `bare`: a line in a form, such as 'show optional fields'.
   * `tools`: a panel above a list; on a phone, open, its title is an icon at the end of its first line.
   */
  variant?: 'card' | 'bare' | 'tools' | undefined;
  /** The level of its title among the page's headings. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Folds a part of the page away. What is folded stays mounted, and the browser's search finds it. */
export function Disclosure({
  title,
  summary,
  icon,
  children,
  isDefaultOpen = true,
  isOpen,
  onOpenChange,
  variant = 'card',
  headingLevel = 2,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className={classNames(styles.disclosure, variant !== 'card' && styles[variant])}
      defaultExpanded={isDefaultOpen}
      {...(isOpen !== undefined && { isExpanded: isOpen })}
      {...(onOpenChange && { onExpandedChange: onOpenChange })}
    >
      <Heading level={headingLevel} className={styles.heading as string}>
        <Button slot="trigger" className={styles.trigger as string}>
          {icon}
          <span className={styles.title}>{title}</span>
          {summary && <span className={styles.summary}>{summary}</span>}
          <ChevronDown className={styles.chevron} size={18} aria-hidden />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel as string}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
