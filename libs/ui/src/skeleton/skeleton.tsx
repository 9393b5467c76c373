import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length. Default '100%'. */
  width?: string | undefined;
  /** CSS length; give it the height of what comes, so that nothing moves. Default '1em'. */
  height?: string | undefined;
  /** `line` (default), `round` for avatars and tags, `card` for whole cards. */
  shape?: 'line' | 'round' | 'card' | undefined;
}

/**
 * Keeps the place of what is being loaded. It is hidden from screen readers: say 'Loading' once,
 * beside the group of skeletons.
 */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, shape !== 'line' && styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden
    />
  );
}
