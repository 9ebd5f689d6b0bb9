import { tabMemory } from '@dongne/platform';
import { inTurn, refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildGroups, buildShop } from '../testing/builders';
import { MOST_KEPT_PAGES } from './use-kept-pages';

const LIST = 'GET /laundry/list/group';

/** A list without an end, one shop a page. */
const endless: FakeAnswer<typeof LIST> = ({ params }) => {
  const page = Number(params['cursor'] ?? 1);
  return buildGroups({
    thirdList: [buildShop({ id: page, laundryName: `${page}번째세탁` })],
    nextCursor: String(page + 1),
    ...(page > 1 && { found: null }),
  });
};

/** The first entry of a history is `default`, whatever was kept under its name by the page before the reload. */
const reloadAfter = (pages: string | undefined, list: FakeAnswer<typeof LIST> = endless) => {
  if (pages === undefined) tabMemory.forget('shopListPages:default');
  else tabMemory.keep('shopListPages:default', pages);
  return renderPage(routes, { url: '/laundry/list', api: { [LIST]: list } });
};

const shops = () => screen.queryAllByRole('link', { name: /번째세탁$/ }).length;

describe('a shop list that is loaded again', () => {
  it('is read on to where it had been read, and no farther', async () => {
    const { calls } = reloadAfter('3');
    await waitFor(() => expect(shops()).toBe(3));
    expect(await screen.findByRole('button', { name: '더 보기' })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/laundry/list/group')).toHaveLength(3);
  });

  it('keeps how far it was read by hand', async () => {
    const { user } = reloadAfter(undefined);
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    await waitFor(() => expect(shops()).toBe(2));
    await waitFor(() => expect(tabMemory.read('shopListPages:default')).toBe('2'));
  });

  it('is not read on without end', async () => {
    reloadAfter('5000');
    await waitFor(() => expect(shops()).toBe(MOST_KEPT_PAGES));
    expect(await screen.findByRole('button', { name: '더 보기' })).toBeVisible();
  });

  it.each(['-2', 'many', '{}'])('begins with its first page when %s is kept', async (kept) => {
    reloadAfter(kept);
    expect(await screen.findByRole('button', { name: '더 보기' })).toBeVisible();
    expect(shops()).toBe(1);
  });

  it('stays as far as it came when a page does not load, with a way to try again', async () => {
    const first = buildGroups({ thirdList: [buildShop({ laundryName: '1번째세탁' })], nextCursor: '2' });
    reloadAfter('3', inTurn(first, refuse('UNAVAILABLE')));
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
    expect(shops()).toBe(1);
  });

  it('reads only the first page of what is chosen meanwhile', async () => {
    const { user, calls } = reloadAfter('3');
    await waitFor(() => expect(shops()).toBe(3));
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: '무료 배송' }));
    await waitFor(() => expect(shops()).toBe(1));
    expect(calls.length - before).toBe(1);
  });
});
