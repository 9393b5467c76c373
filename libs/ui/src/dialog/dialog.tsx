import { text } from '@evergift/language';
import { X } from 'lucide-react';
import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { refusesToSend, sendOnShortcut } from '../form/send-form.ts';
import { unfinishedFields } from '../form/unfinished-fields.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { DialogHistoryContext } from './dialog-history.ts';
import { DialogLayerContext } from './dialog-layer.ts';
import { followHeight } from './follow-height.ts';
import { focusDialogBelow, takeLostKeys } from './lost-focus.ts';
import { publishDialog } from './publish-dialog.ts';
import { leaveRoomAbove } from '../toast/publish-room.ts';

export interface DialogProps {
  isOpen: boolean;
  /**
   * Called with false on Escape, a press on the overlay, the browser's Back, and the close button.
   * While a field shows text that is not part of its value, the dialog asks first.
   */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog: 'Add Person'. */
  title: ReactNode;
  children: ReactNode;
  /** The actions, the main one last. On small screens they share the width. */
  footer?: ReactNode;
  /**
   * Makes body and footer one form: Enter submits it, Ctrl+Enter (Cmd+Enter) from anywhere in it.
   * Not called while a field contains text that is not part of its value; the field says so. The
   * browser's own validation bubbles are off; the fields show their errors.
   */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Widest: small 26 rem, medium (default) 34 rem, large 46 rem. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether Escape, a press on the overlay and the browser's Back close it. Default true. */
  isDismissable?: boolean | undefined;
  /** `alertdialog` for questions that interrupt. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** Asks before text goes that no draft can keep, because it is no value of its field. */
function DismissQuestion(props: { texts: string[]; onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      title={text('Close without this?')}
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={props.onStay}
      footer={
        <>
          <Button variant="danger" onPress={props.onLeave}>
            {text('Close anyway')}
          </Button>
          <Button variant="primary" onPress={props.onStay}>
            {text('Keep editing')}
          </Button>
        </>
      }
    >
      <p>{text('This cannot be kept as it is:')}</p>
      {props.texts.map((words, index) => (
        <p key={index}>{words}</p>
      ))}
    </Dialog>
  );
}

/**
 * A sheet from below on small screens, a card in the middle of wide ones. The page behind does not
 * scroll; focus moves in, stays, and returns to where it was.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  onSubmit,
  size = 'medium',
  isDismissable = true,
  role = 'dialog',
}: DialogProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const layer = useCallback(() => overlay.current, []);
  const setOverlay = useCallback((node: HTMLDivElement) => {
    overlay.current = node;
    const ends = [publishDialog(node), takeLostKeys(node), leaveRoomAbove(node)];
    return () => {
      overlay.current = null;
      for (const end of ends) end();
      focusDialogBelow();
    };
  }, []);
  const released = useRef<EventTarget>(null);
  const history = use(DialogHistoryContext);
  const [unfinished, setUnfinished] = useState<string[]>([]);
  const dismiss = () => {
    const texts = unfinishedFields(overlay.current);
    if (texts.length > 0) setUnfinished(texts);
    else onOpenChange(false);
  };
  const goBack = useEffectEvent(() => {
    if (isDismissable) dismiss();
  });
  useEffect(() => (isOpen ? history?.open(() => goBack()) : undefined), [isOpen, history]);
  const content = (
    <>
      <div ref={followHeight} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
  return (
    <>
      <ModalOverlay
        ref={setOverlay}
        className={styles.overlay as string}
        data-dialog={size}
        isOpen={isOpen}
        onOpenChange={dismiss}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        onMouseUpCapture={(event) => {
          released.current = event.target;
        }}
        // A list of options lies outside too, and while it fades it takes the second of two presses.
        // A press that ends in the dialog was taken back, though its click is the overlay's.
        shouldCloseOnInteractOutside={(pressed) =>
          pressed === overlay.current && released.current === pressed
        }
      >
        <Modal className={classNames(styles.modal, styles[size])}>
          <DialogLayerContext value={layer}>
            <AriaDialog className={styles.dialog as string} role={role}>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={styles.title as string}>
                  {title}
                </Heading>
                <IconButton
                  label={text('Close')}
                  icon={<X size={20} />}
                  size="small"
                  onPress={dismiss}
                />
              </header>
              {onSubmit ? (
                <form
                  className={styles.form}
                  onSubmit={(event) => {
                    if (!refusesToSend(event)) onSubmit(event);
                  }}
                  {...sendOnShortcut}
                  noValidate
                >
                  {content}
                </form>
              ) : (
                content
              )}
            </AriaDialog>
          </DialogLayerContext>
        </Modal>
      </ModalOverlay>
      {isOpen && unfinished.length > 0 && (
        <DismissQuestion
          texts={unfinished}
          onStay={() => setUnfinished([])}
          onLeave={() => {
            setUnfinished([]);
            onOpenChange(false);
          }}
        />
      )}
    </>
  );
}
