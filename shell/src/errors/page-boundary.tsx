import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Rendered instead of the page; `again` renders the page once more. */
  readonly fallback: (error: unknown, again: () => void) => ReactNode;
  /** Location of the page; another location resets the boundary. */
  readonly place?: string;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches errors of a page while it renders, so that the rest of the app stays. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } });

  override componentDidUpdate({ place }: Props): void {
    if (this.state.failure !== undefined && place !== this.props.place) this.setState({ failure: undefined });
  }

  readonly #again = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : this.props.fallback(failure.error, this.#again);
  }
}
