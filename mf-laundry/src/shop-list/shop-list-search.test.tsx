import { renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildGroups, buildShop } from '../testing/builders';

const LIST = 'GET /laundry/list/group';
const SHOPS = buildGroups({ thirdList: [buildShop()] });

const openList = (query = '', list: FakeAnswer<typeof LIST> = SHOPS) =>
  renderPage(routes, { url: `/laundry/list${query}`, api: { [LIST]: list } });

const field = () => screen.findByRole('searchbox', { name: '세탁소 검색' });

beforeEach(() => localStorage.clear());

describe('search of the list', () => {
  it('searches while typing and stores the text in the URL', async () => {
    const { user, path, calls } = openList('?sort=Using');
    await user.type(await field(), 'ㅅㅊ');
    await waitFor(() => expect(path()).toBe(`/laundry/list?sort=Using&q=${encodeURIComponent('ㅅㅊ')}`));
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ q: 'ㅅㅊ', sort: 'Using' }));
  });

  it('starts with the search of the URL and can be cleared', async () => {
    const { user, path, calls } = openList('?q=코트');
    expect(await field()).toHaveValue('코트');
    expect(calls.find(({ path: called }) => called === '/laundry/list/group')?.params).toMatchObject({ q: '코트' });
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(path()).toBe('/laundry/list');
    expect(await field()).toHaveValue('');
  });

  it('shows the previous results while the next are loading', async () => {
    const { user } = openList('', ({ params }) => (params?.['q'] === undefined ? SHOPS : new Promise(() => undefined)));
    expect(await screen.findByRole('link', { name: '삼성동 맑은세탁소' })).toBeVisible();
    await user.type(await field(), '코트');
    await waitFor(() => expect(screen.getByText('세탁소 1곳').closest('[aria-busy="true"]')).not.toBeNull());
    expect(screen.getByRole('link', { name: '삼성동 맑은세탁소' })).toBeVisible();
  });

  it('shows recent searches, newest first, each of which can be deleted', async () => {
    const { user, path } = openList();
    await user.type(await field(), '코트{Enter}');
    await user.clear(await field());
    await user.type(await field(), '역삼동{Enter}');
    await user.clear(await field());
    expect(screen.getByRole('region', { name: '최근 검색' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^(코트|역삼동)$/ }).map(({ textContent }) => textContent)).toEqual([
      '역삼동',
      '코트',
    ]);
    await user.click(screen.getByRole('button', { name: '‘역삼동’ 지우기' }));
    expect(screen.queryByRole('button', { name: '역삼동' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '코트' }));
    expect(path()).toBe(`/laundry/list?q=${encodeURIComponent('코트')}`);
    expect(await field()).toHaveValue('코트');
  });

  it('closes recent searches on Escape', async () => {
    localStorage.setItem('recentShopSearches', '코트');
    const { user } = openList();
    await user.click(await field());
    expect(screen.getByRole('region', { name: '최근 검색' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: '최근 검색' })).toBeNull();
  });

  it('deletes all recent searches at once', async () => {
    const { user } = openList();
    await user.type(await field(), '코트{Enter}');
    await user.clear(await field());
    await user.click(screen.getByRole('button', { name: '모두 지우기' }));
    expect(screen.queryByRole('region', { name: '최근 검색' })).not.toBeInTheDocument();
    expect(localStorage.getItem('recentShopSearches')).toBeNull();
  });
});
