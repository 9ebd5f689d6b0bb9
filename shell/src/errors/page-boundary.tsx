import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Stands in the page's place; `again` renders the page once more. */
  readonly fallback: (error: unknown, again: () => void) => ReactNode;
  /** Where the page stands; on another place it is drawn afresh. */
  readonly place?: string;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches what a page throws while it is drawn, so that the rest of the app stays. */
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
