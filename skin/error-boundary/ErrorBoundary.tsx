import { Component, type ReactNode } from 'react';

/** What is to be drawn, and what else where that fails. */
export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children when one of them cannot be drawn or loaded. */
  fallback: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Keeps an error of drawing from taking the whole page away (behaviour B-20). React tells
 * `createRoot`'s `onCaughtError` of it, and so the error channel.
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
