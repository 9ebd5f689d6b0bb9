import { Component, type ReactNode } from 'react';
import { reportRemote } from '../health/remote-reports';

interface Props {
  readonly children: ReactNode;
  /** Rendered instead of a part that threw; nothing by default. */
  readonly instead?: ReactNode;
}

interface State {
  readonly hasThrown: boolean;
}

/**
 * Error boundary for a part that only measures, decorates or accompanies a page. An error in render or in an effect
 * removes the part alone and is reported once.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { hasThrown: false };

  static getDerivedStateFromError = (): State => ({ hasThrown: true });

  override componentDidCatch(cause: unknown): void {
    reportRemote({ step: 'error', remote: 'shell', cause });
  }

  override render(): ReactNode {
    return this.state.hasThrown ? (this.props.instead ?? null) : this.props.children;
  }
}
