import type { RequestDetail } from '@dongne/contract';
import { renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPricedRequest } from './builders';

/** Pieces of an offer, and the offer itself. */
export const shirt = buildItem({ id: 1 });
export const coat = buildItem({
  id: 2,
  name: '겨울 코트',
  estimatedWon: 12_000,
  priceWon: 13_000,
  note: '안감이 얇아요',
});
export const offer = buildOffer({
  version: 2,
  items: [shirt, coat],
  terms: {
    services: [],
    hasMembershipDiscount: true,
    delivery: { isFree: false, feeWon: 3_000, freeFromWon: 10_000 },
    noShowFeeWon: 0,
  },
});
export const registered = buildPricedRequest(offer);

/**
 * Opens the page on a fake server with `server.current` as its request; the response of a command becomes its state.
 */
export const showPage = (first: RequestDetail, api: FakeApi = {}) => {
  const server = { current: first };
  const isOffline = { current: false };
  const page = renderPage(routes, {
    session: 'member',
    url: '/usage/approve?id=31',
    api: {
      'GET /request/delivery/detail/31': () =>
        isOffline.current ? Promise.reject(new Error('Offline')) : server.current,
      ...api,
    },
  });
  return {
    ...page,
    server,
    isOffline,
    sent: () => page.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
};

export const openPage = async (first: RequestDetail = registered, api: FakeApi = {}) => {
  const page = showPage(first, api);
  await screen.findAllByRole('heading', { level: 2 });
  return page;
};

export const itemGroup = (name: string) => within(screen.getByRole('group', { name }));
export const goOn = (won: string) => screen.getByRole('button', { name: `${won}원으로 진행하기` });
