import { type ReactNode, use } from 'react';
import { Popover } from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { classNames } from '../class-names/class-names.ts';
import { DialogLayerContext } from '../dialog/dialog-layer.ts';
import styles from '../popover/popover.module.css';

/**
 * The list of a picker. In a dialog it is in the dialog's own layer, which is fixed: at the end of the page it would
 * move with the page, and what brings an option into view would scroll the page behind the dialog.
 */
export function ListPopover({ children }: { children: ReactNode }) {
  // Renders when the list opens: by then the layer is there.
  use(OverlayTriggerStateContext);
  const layer = use(DialogLayerContext)();
  return (
    <Popover
      className={classNames(styles.popover, styles.asWideAsTrigger)}
      offset={6}
      {...(layer && { UNSTABLE_portalContainer: layer })}
    >
      {children}
    </Popover>
  );
}
