import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './form-notice.module.css';

export interface FormNoticeProps {
  /** `warning` for what has to be decided. Default: `plain`. */
  tone?: 'plain' | 'warning' | undefined;
  /** What can be done about it, a button each. */
  actions: readonly { readonly label: string; readonly onPress: () => void }[];
  /** Announces a notice that comes while one types. */
  isLive?: boolean | undefined;
  /** What there is to know; nothing shows nothing. */
  children?: ReactNode;
}

/**
 * Says something about a form above its fields. A button leaves the focus here, before the fields: it may go with the
 * notice, and a dialog that lost the focus would give it to its close button, or to nothing.
 */
export function FormNotice({ tone = 'plain', actions, isLive = false, children }: FormNoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} role={isLive ? 'status' : undefined} tabIndex={-1} className={styles.region}>
      {children && (
        <div className={styles.notice} data-tone={tone}>
          <p>{children}</p>
          <div className={styles.actions}>
            {actions.map(({ label, onPress }) => (
              <Button
                key={label}
                size="small"
                onPress={() => {
                  region.current?.focus();
                  onPress();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
