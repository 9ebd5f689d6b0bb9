import type { RequestDetail } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildOffer, buildPricedRequest, buildRequest } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-05T12:00:00+09:00');

const open = (request: RequestDetail, api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/detail?id=31',
    api: { 'GET /request/delivery/detail/31': request, ...api },
  });

const approved = buildPricedRequest(
  buildOffer({ approval: { at: '2037-03-05T01:00:00Z', by: 'advance', totalWon: 1_900, declinedItemIds: [] } }),
  { advanceLimitWon: 5_000, allowedActions: ['takeBack', 'call'], statusLabel: '금액 승인 완료' },
);

describe('approval agreed in advance', () => {
  it('is shown until the price is known', async () => {
    open(buildRequest({ advanceLimitWon: 20_000, allowedActions: ['edit', 'cancel', 'takeBack', 'call'] }));
    expect(
      await screen.findByText('신청하신 품목 그대로이고 20,000원 이내면 바로 진행하고 알려 드려요.'),
    ).toBeVisible();
  });

  it.each([
    ['the price is above it', 1_000, /^금액이 미리 정하신 1,000원을 넘어서 확인을 기다리고 있어요/],
    [
      'the price is within it, and something else is not as announced',
      5_000,
      /^금액이 미리 정하신 조건과 달라서 확인을 기다리고/,
    ],
  ])('explains why it did not approve, with nothing left to revoke: %s', async (_why, advanceLimitWon, sentence) => {
    const allowedActions = ['approve', 'takeBack', 'call'] as const;
    open(buildPricedRequest(buildOffer({ totalWon: 1_900 }), { advanceLimitWon, allowedActions: [...allowedActions] }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: '미리 동의 취소' })).not.toBeInTheDocument();
  });

  it('is shown as an automatic approval, not as the customer’s choice', async () => {
    open(approved);
    expect(await screen.findByText(/미리 정하신 5,000원 안이라 1,900원으로 승인했어요/)).toBeVisible();
    expect(screen.getByText('미리 정하신 금액 안이라 승인했어요. 세탁소가 곧 세탁을 시작해요.')).toBeVisible();
    expect(screen.queryByText(/금액을 승인하셨어요/)).not.toBeInTheDocument();
  });

  it('is revoked after a confirmation, then the customer is asked', async () => {
    const asked = buildPricedRequest(buildOffer({ returnableAt: '2037-03-08T01:00:00Z' }), {
      allowedActions: ['approve', 'call'],
    });
    let current = approved;
    const { user, calls } = open(approved, {
      'GET /request/delivery/detail/31': () => current,
      'POST /request/delivery/31/advance/withdraw': () => (current = asked),
    });
    await user.click(await screen.findByRole('button', { name: '미리 동의 취소' }));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '동의 취소하기' }));
    expect(await screen.findByRole('button', { name: '1,900원 확인하기, 금액 확인하고 진행' })).toBeVisible();
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('shows an error when the shop has just started washing', async () => {
    const sentence = '세탁이 이미 시작되어 취소할 수 없어요. 세탁소에 문의해 주세요.';
    const { user } = open(approved, {
      'POST /request/delivery/31/advance/withdraw': refuse('INVALID_TRANSITION', { svMessage: sentence }),
    });
    await user.click(await screen.findByRole('button', { name: '미리 동의 취소' }));
    await user.click(screen.getByRole('button', { name: '동의 취소하기' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is hidden without an agreement', async () => {
    open(buildPricedRequest());
    expect(await screen.findByRole('button', { name: '1,900원 확인하기, 금액 확인하고 진행' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '미리 동의 취소' })).not.toBeInTheDocument();
  });
});

describe('open price', () => {
  it('shows the deadline until which the shop stores the laundry', async () => {
    open(buildPricedRequest(buildOffer({ returnableAt: '2037-03-08T01:00:00Z' })));
    expect(
      await screen.findByText(/^3월 8일 \(일\) 10:00까지 확인이 없으면 세탁소가 세탁하지 않고 비용 없이/),
    ).toBeVisible();
  });
});
