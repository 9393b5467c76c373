/** The four kinds of notice. */
export type NoticeType = 'info' | 'success' | 'warning' | 'error';

export interface NoticeAction {
  label: string;
  onAction: () => void;
}

/** A message for the host's toast area. */
export interface Notice {
  type?: NoticeType;
  title?: string;
  message: string;
  /** What went wrong, for the report; never shown. */
  error?: unknown;
  /** The error was reported where it happened; the toast does not report it again. */
  isReported?: boolean;
  /** Milliseconds until it goes by itself; 5000 unless given; 0 stays. */
  duration?: number;
  /** One thing that can be done about it, such as Undo. */
  action?: NoticeAction;
}
