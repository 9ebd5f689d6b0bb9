import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { NearView } from './near-view';

const PLACE = <p>held place</p>;

/** A browser whose screen the page is longer than. @returns what scrolls to the end of it. */
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
  it('holds the place until it comes into view, and not longer: what is there takes the room it needs', () => {
    const scrollTo = stubView();
    render(<NearView place={PLACE}>shops</NearView>);
    expect(screen.getByText('held place')).toBeInTheDocument();
    expect(screen.queryByText('shops')).not.toBeInTheDocument();
    scrollTo();
    expect(screen.getByText('shops')).toBeInTheDocument();
    expect(screen.queryByText('held place')).not.toBeInTheDocument();
  });

  it('holds the place while the script of what belongs there is on its way', () => {
    const Late = lazy(() => new Promise<{ default: () => null }>(() => undefined));
    render(
      <NearView place={PLACE}>
        <Late />
      </NearView>,
    );
    expect(screen.getByText('held place')).toBeInTheDocument();
  });
});
