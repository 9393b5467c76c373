import type { ReactNode, Ref } from 'react';
import styles from './form-notice.module.css';

export interface FormNoticeProps {
  /** `warning` for what has to be decided. Default: `plain`. */
  tone?: 'plain' | 'warning' | undefined;
  /** Buttons. */
  actions: ReactNode;
  /** Its place, which stays: give it the focus when a button takes the notice away. */
  region: Ref<HTMLDivElement>;
  /** Announces a notice that comes while one types. */
  isLive?: boolean | undefined;
  /** What there is to know; nothing shows nothing. */
  children?: ReactNode;
}

/** Says something about a form above its fields, with what can be done about it. */
export function FormNotice({
  tone = 'plain',
  actions,
  region,
  isLive = false,
  children,
}: FormNoticeProps) {
  return (
    <div ref={region} role={isLive ? 'status' : undefined} tabIndex={-1} className={styles.region}>
      {children && (
        <div className={styles.notice} data-tone={tone}>
          <p>{children}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </div>
  );
}
