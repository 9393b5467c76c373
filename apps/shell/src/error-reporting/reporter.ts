/** Facts beside an error: whose code it was, and where in the page. */
export interface ReportContext {
  /** An app's name, `shell`, or the modal. */
  area?: string;
  /** The app's version. */
  version?: string;
  /** React's component stack. */
  componentStack?: string;
}

/** Where reports go. */
export interface Reporter {
  report: (error: unknown, context?: ReportContext) => void;
  identify: (uid: string | undefined) => void;
}
