import { Component } from 'react';
import type { ContextType, ErrorInfo, ReactNode } from 'react';
import { shellApp } from '../deployment/known-app.ts';
import { ErrorReportingContext } from './error-reporting-context.ts';

interface AreaErrorBoundaryProperties {
  /** Whose code runs below, for the report: an app's name, or `shell`. */
  area: string;
  /** The app's version, for the report. Default: the shell's. */
  version?: string;
  /** The part of the app, for the report. */
  part?: string;
  /** What is shown in place of the area; `retry` renders it anew. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps an error in rendering to the area below and reports it once, with the area's name. */
export class AreaErrorBoundary extends Component<
  AreaErrorBoundaryProperties,
  { failed: boolean; error?: unknown }
> {
  static override readonly contextType = ErrorReportingContext;
  declare context: ContextType<typeof ErrorReportingContext>;
  override state: { failed: boolean; error?: unknown } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { area, version = shellApp.version, part } = this.props;
    this.context?.reportCrash(error, {
      area,
      version,
      ...(part === undefined ? {} : { part }),
      ...(info.componentStack ? { componentStack: info.componentStack } : {}),
    });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }), this.state.error);
  }
}
