import { loadPage } from './load-page';

const load = jest.fn<Promise<unknown>, []>();
const routes = [
  { path: '/laundry/:id', handle: { load } },
  { path: '/laundry/list', handle: { load: jest.fn() } },
  // As a remote gives them that was published before.
  { path: '/laundry/map' },
  { path: '/laundry/garbled', handle: { load: 'no function' } },
];

beforeEach(() => load.mockReset());

describe('the file of a page', () => {
  it('is loaded by the route that fits its path', async () => {
    load.mockResolvedValue({});
    await loadPage({ routes }, '/laundry/3');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['/laundry/map', '/laundry/garbled', '/nowhere'])(
    'is left to drawing where nothing says how: %s',
    async (path) => {
      await loadPage({ routes }, path);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('that does not come is left to drawing, which has words for it', async () => {
    load.mockRejectedValue(new Error('Loading chunk 7 failed'));
    await expect(loadPage({ routes }, '/laundry/3')).resolves.toBeUndefined();
  });
});
