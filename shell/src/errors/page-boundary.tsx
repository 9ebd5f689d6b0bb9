import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in the page's place; `reset` draws the page again. */
  readonly fallback: (reset: () => void) => ReactNode;
  /** Hears of what was thrown. */
  readonly onError?: (error: unknown) => void;
  /** Where the page stands; on another place it is drawn afresh. */
  readonly place?: string;
}

/** Catches what a page throws while it is drawn, so that the rest of the app stays. */
export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
