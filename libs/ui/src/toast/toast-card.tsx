import { text } from '@evergift/language';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { ToastStore } from './toast-store.ts';
import type { Toast } from './toast.ts';
import styles from './toast.module.css';
import { TapTarget } from './tap-target.tsx';
import { useSwipe } from './use-swipe.ts';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export function ToastCard({ toast, store }: { toast: Toast; store: ToastStore }) {
  const Icon = ICONS[toast.type];
  const { action } = toast;
  const swipe = useSwipe(() => store.close(toast.id));
  const hasActed = useRef(false);
  // A finger's tap and its click are one press.
  const act = () => {
    if (hasActed.current) return;
    hasActed.current = true;
    action?.onAction();
    store.close(toast.id);
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') store.close(toast.id);
  };
  return (
    <li
      className={classNames(styles.toast, styles[toast.type], toast.isClosing && styles.closing)}
      data-type={toast.type}
      data-closing={toast.isClosing || undefined}
      onKeyDown={closeByEscape}
      {...swipe}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.text}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p className={styles.message}>{toast.message}</p>
      </div>
      {action && (
        <TapTarget onTap={act}>
          <Button size="small" variant="secondary" onPress={act}>
            {action.label}
          </Button>
        </TapTarget>
      )}
      <IconButton
        label={text('Close notification')}
        icon={<X size={16} />}
        size="small"
        hasTooltip={false}
        onPress={() => store.close(toast.id)}
      />
    </li>
  );
}
