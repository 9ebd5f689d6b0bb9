import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page';

const load = jest.fn(async () => () => <p>the page</p>);

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
});
