import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { NearView } from './near-view';

const PLACE = <p>held place</p>;

/** Simulates a page longer than the screen. @returns scrolls to its end. */
const stubView = () => {
  let see: () => void = () => undefined;
  class View {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      see = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: View, configurable: true });
  return () => act(() => see());
};

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

describe('NearView', () => {
  it('reserves its place until it is in view', () => {
    const scrollTo = stubView();
    render(<NearView place={PLACE}>shops</NearView>);
    expect(screen.getByText('held place')).toBeInTheDocument();
    expect(screen.queryByText('shops')).not.toBeInTheDocument();
    scrollTo();
    expect(screen.getByText('shops')).toBeInTheDocument();
    expect(screen.queryByText('held place')).not.toBeInTheDocument();
  });

  it('renders its content once the page scrolls', () => {
    stubView();
    render(<NearView place={PLACE}>shops</NearView>);
    fireEvent.scroll(window);
    expect(screen.getByText('shops')).toBeInTheDocument();
  });

  it('reserves its place while its script loads', () => {
    const Late = lazy(() => new Promise<{ default: () => null }>(() => undefined));
    render(
      <NearView place={PLACE}>
        <Late />
      </NearView>,
    );
    expect(screen.getByText('held place')).toBeInTheDocument();
  });
});
