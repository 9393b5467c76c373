import type { ReactNode, Ref } from 'react';
import styles from './form-notice.module.css';

export interface FormNoticeProps {
  /** `warning` for what has to be decided. Default: `plain`. */
  tone?: 'plain' | 'warning' | undefined;
  /** Buttons. */
  actions: ReactNode;
  /**
   * For a notice that may come while one types. It is announced then, and its place is there before;
   * give that the focus when a button takes the notice away.
   */
  region?: Ref<HTMLDivElement> | undefined;
  /** What there is to know; nothing shows nothing. */
  children?: ReactNode;
}

/** Says something about a form above its fields, with what can be done about it. */
export function FormNotice({ tone = 'plain', actions, region, children }: FormNoticeProps) {
  const notice = children && (
    <div className={styles.notice} data-tone={tone}>
      <p>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
  if (!region) return notice;
  return (
    <div ref={region} role="status" tabIndex={-1} className={styles.region}>
      {notice}
    </div>
  );
}
