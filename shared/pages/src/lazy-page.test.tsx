import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyPage } from './lazy-page';

const load = jest.fn(async () => () => <p>the page</p>);

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render(): ReactNode {
    return this.state.hasFailed ? <p>failed</p> : this.props.children;
  }
}

beforeEach(() => load.mockClear());

describe('lazy page', () => {
  it('is loaded when it renders', async () => {
    const { element } = lazyPage(load);
    expect(load).not.toHaveBeenCalled();
    render(<Suspense>{element}</Suspense>);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it("is loaded earlier by its route's handle", async () => {
    const { handle } = lazyPage(load);
    await handle.load();
    expect(load).toHaveBeenCalled();
  });

  it.each([
    ['a script that comes at the third attempt', 'ChunkLoadError', 2, 3],
    ['a script that never comes', 'ChunkLoadError', 5, 3],
    ['code that throws', 'TypeError', 1, 1],
  ])('asks for %s', async (_case, name, failures, attempts) => {
    for (let failed = 0; failed < failures; failed += 1)
      load.mockRejectedValueOnce(Object.assign(new Error('lost'), { name }));
    const { element } = lazyPage(load);
    const isLoaded = failures < attempts;
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's report of the caught error
    render(
      <Boundary>
        <Suspense>{element}</Suspense>
      </Boundary>,
    );
    expect(await screen.findByText(isLoaded ? 'the page' : 'failed')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(attempts);
    load.mockReset().mockImplementation(async () => () => <p>the page</p>);
  });
});
