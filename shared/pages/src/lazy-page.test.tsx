import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page';

const load = jest.fn(async () => () => <p>the page</p>);

beforeEach(() => load.mockClear());

describe('a page in a file of its own', () => {
  it('is fetched when it is drawn', async () => {
    const { element } = lazyPage(load);
    expect(load).not.toHaveBeenCalled();
    render(<Suspense>{element}</Suspense>);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('is fetched before that by who asks its route', async () => {
    const { handle } = lazyPage(load);
    await handle.load();
    expect(load).toHaveBeenCalled();
  });
});
