import { tabMemory } from '@dongne/platform';
import { inTurn, refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildGroups, buildShop } from '../testing/builders';
import { RESTORED_PAGES_MAX } from './use-restored-pages';

const LIST = 'GET /laundry/list/group';

/** Endless list with one shop per page. */
const endless: FakeAnswer<typeof LIST> = ({ params }) => {
  const page = Number(params['cursor'] ?? 1);
  return buildGroups({
    thirdList: [buildShop({ id: page, laundryName: `${page}번째세탁` })],
    nextCursor: String(page + 1),
    ...(page > 1 && { found: null }),
  });
};

/** Simulates a reload with stored pages; the first history entry is named `default`. */
const reloadAfter = (pages: string | undefined, list: FakeAnswer<typeof LIST> = endless) => {
  if (pages === undefined) tabMemory.forget('shopListPages:default');
  else tabMemory.keep('shopListPages:default', pages);
  return renderPage(routes, { url: '/laundry/list', api: { [LIST]: list } });
};

const shops = () => screen.queryAllByRole('link', { name: /번째세탁$/ }).length;

describe('restored shop list', () => {
  it('loads as many pages as before and no more', async () => {
    const { calls } = reloadAfter('3');
    await waitFor(() => expect(shops()).toBe(3));
    expect(await screen.findByRole('button', { name: '더 보기' })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/laundry/list/group')).toHaveLength(3);
  });

  it('stores the number of manually loaded pages', async () => {
    const { user } = reloadAfter(undefined);
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(shops()).toBe(2));
    await waitFor(() => expect(tabMemory.read('shopListPages:default')).toBe('2'));
  });

  it('has a limit of restored pages', async () => {
    reloadAfter('5000');
    await waitFor(() => expect(shops()).toBe(RESTORED_PAGES_MAX));
    expect(await screen.findByRole('button', { name: '더 보기' })).toBeVisible();
  });

  it.each(['-2', 'many', '{}'])('starts with the first page when %s is stored', async (kept) => {
    reloadAfter(kept);
    expect(await screen.findByRole('button', { name: '더 보기' })).toBeVisible();
    expect(shops()).toBe(1);
  });

  it('stops at a failed page with a retry', async () => {
    const first = buildGroups({ thirdList: [buildShop({ laundryName: '1번째세탁' })], nextCursor: '2' });
    reloadAfter('3', inTurn(first, refuse('UNAVAILABLE')));
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
    expect(shops()).toBe(1);
  });

  it('loads only the first page of filters chosen meanwhile', async () => {
    const { user, calls } = reloadAfter('3');
    await waitFor(() => expect(shops()).toBe(3));
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: '무료 배송' }));
    await waitFor(() => expect(shops()).toBe(1));
    expect(calls.length - before).toBe(1);
  });
});
