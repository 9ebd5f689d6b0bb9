import { loadPage } from './load-page';

const load = jest.fn<Promise<unknown>, []>();
const routes = [
  { path: '/laundry/:id', handle: { load } },
  { path: '/laundry/list', handle: { load: jest.fn() } },
  // Route of a remote published before `load` existed.
  { path: '/laundry/map' },
  { path: '/laundry/garbled', handle: { load: 'no function' } },
];

beforeEach(() => load.mockReset());

describe('file of a page', () => {
  it('is loaded by the route that matches its path', async () => {
    load.mockResolvedValue({});
    await loadPage({ routes }, '/laundry/3');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['/laundry/map', '/laundry/garbled', '/nowhere'])(
    'is left to rendering without a loader: %s',
    async (path) => {
      await loadPage({ routes }, path);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('that fails to load is left to rendering, which shows the error', async () => {
    load.mockRejectedValue(new Error('Loading chunk 7 failed'));
    await expect(loadPage({ routes }, '/laundry/3')).resolves.toBeUndefined();
  });
});
