import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './layout.module.css';

/** none 0, tight 8 px, normal 16 px (default), loose 32 px. */
export type Gap = 'none' | 'tight' | 'normal' | 'loose';

export interface StackProps {
  children: ReactNode;
  gap?: Gap | undefined;
  /** The element. `ul` makes it a list; give it `li` children. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'form' | undefined;
}

/** One below the other. */
export function Stack({ children, gap = 'normal', as: Element = 'div' }: StackProps) {
  return <Element className={classNames(styles.stack, styles[gap])}>{children}</Element>;
}

export interface ClusterProps {
  children: ReactNode;
  /** Default `tight`. */
  gap?: Gap | undefined;
  /** Default `start`. */
  justify?: 'start' | 'between' | 'end' | undefined;
}

/** Side by side, wrapping where there is no room. */
export function Cluster({ children, gap = 'tight', justify = 'start' }: ClusterProps) {
  return (
    <div
      className={classNames(styles.cluster, styles[gap], justify !== 'start' && styles[justify])}
    >
      {children}
    </div>
  );
}

export interface CardGridProps {
  children: ReactNode;
  /** The least width of a column, as a CSS length. Default '16rem'. */
  columnWidth?: string | undefined;
  gap?: Gap | undefined;
  /** The element. Default `div`. */
  as?: 'div' | 'ul' | undefined;
}

/** Cards of one width, as many side by side as there is room for. */
export function CardGrid({
  children,
  columnWidth = '16rem',
  gap = 'normal',
  as: Element = 'div',
}: CardGridProps) {
  return (
    <Element
      className={classNames(styles.grid, styles[gap])}
      style={{ '--column': columnWidth } as CSSProperties}
    >
      {children}
    </Element>
  );
}
