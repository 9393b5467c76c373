import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, said to screen readers. Without it the spinner is decoration. */
  label?: string;
  /** Diameter in pixels. Default 18. */
  size?: number;
}

/** A loop of ribbon, for waits of unknown length inside a control. Pages show skeletons instead. */
export function Spinner({ label, size = 18 }: SpinnerProps) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
