export type ToastType = 'info' | 'success' | 'warning' | 'error';

/** A button within a toast: Undo. Pressing it also closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** What one asks to be shown. */
export interface ToastRequest {
  /** Default `info`. */
  readonly type?: ToastType | undefined;
  readonly title?: string | undefined;
  readonly message: string;
  /** What went wrong, for the report of an error toast; never shown. */
  readonly error?: unknown;
  /** The error was reported where it happened; this toast does not report it again. */
  readonly isReported?: boolean;
  /** Milliseconds in sight; 0 stays until it is closed. Default 5000. */
  readonly duration?: number | undefined;
  readonly action?: ToastAction | undefined;
}

/** A toast in sight. */
export interface Toast extends ToastRequest {
  readonly id: string;
  readonly type: ToastType;
  readonly duration: number;
  /** The closing animation is playing. */
  readonly isClosing: boolean;
}

/** Toasts at once; one more drops the oldest. */
export const MAX_TOASTS = 3;
/** Milliseconds in sight, unless a toast says otherwise. */
export const DEFAULT_DURATION = 5000;
/** Milliseconds of the closing animation. */
export const CLOSING_DURATION = 300;
