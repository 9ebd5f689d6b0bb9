import { Component, type ReactNode } from 'react';
import { reportRemote } from '../health/remote-reports';

interface Props {
  readonly children: ReactNode;
  /** Stands in the place of a part that threw; nothing by default. */
  readonly instead?: ReactNode;
}

interface State {
  readonly hasThrown: boolean;
}

/**
 * Goes around a part that only measures, decorates or accompanies a page. What it throws, in render or in an effect, costs the
 * part and never the page: the error is reported once and nothing is shown.
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
