import { classNames } from '../class-names/class-names.ts';
import { paperOf } from './paper-of.ts';
import styles from './paper.module.css';

/** The class that wraps an element in the paper of the seed: ground, pattern and a legible ink. */
export function paperClass(seed: string): string {
  const { hue, pattern } = paperOf(seed);
  return classNames(styles.paper, styles[hue], pattern !== 'plain' && styles[pattern]);
}
