import { classNames } from '../class-names/class-names.ts';
import { paperOf } from './paper-of.ts';
import styles from './paper.module.css';

/** The classes that wrap an element in the paper of the seed: ground, pattern and a legible ink. */
export function paperClass(seed: string): string {
  const { hue, pattern } = paperOf(seed);
  return classNames(styles.paper, `paper-${hue}`, pattern !== 'plain' && styles[pattern]);
}
