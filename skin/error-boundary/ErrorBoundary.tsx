import { Component, type ReactNode } from 'react';

/** What to render, and what to render instead if that fails. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children when one of them fails to render or load. */
  fallback: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Keeps a render error from unmounting the whole page (behavior B-20). React passes the error to
 * `onCaughtError` of `createRoot`, which is where the error channel is connected.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override readonly state: ErrorBoundaryState = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
