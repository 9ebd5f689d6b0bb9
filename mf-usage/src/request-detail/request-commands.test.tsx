import type { RequestDetail, TimelineEntry } from '@dongne/contract';
import { refuse, renderPage } from '@dongne/platform/testing';
import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPricedRequest, buildRequest } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-03T20:00:00+09:00');

/** A request on the server: what a command answers is what it is from then on. */
const openDetail = (first: RequestDetail, command: string, answer: RequestDetail | ReturnType<typeof refuse>) => {
  let current = first;
  const page = renderPage(routes, {
    session: 'member',
    url: '/usage/detail?id=31',
    api: {
      'GET /request/delivery/detail/31': () => current,
      [`POST /request/delivery/31/${command}`]: () => {
        if ('applicationId' in answer) current = answer;
        return answer;
      },
    },
  });
  return { ...page, sent: () => page.calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};

describe('cancelling', () => {
  it('asks why, cancels and shows it', async () => {
    const { user, sent } = openDetail(buildRequest(), 'cancel', buildRequest({ originalStatus: 'Cancelled' }));
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    const sheet = within(screen.getByRole('dialog', { name: '신청을 취소할까요?' }));
    await user.click(sheet.getByRole('radio', { name: '잘못 신청했어요' }));
    await user.click(sheet.getByRole('button', { name: '신청 취소' }));
    expect(await screen.findByRole('heading', { level: 2, name: '신청 취소' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([{ reason: '잘못 신청했어요' }]);
  });

  it('does nothing when one thinks better of it', async () => {
    const { user, sent } = openDetail(buildRequest(), 'cancel', buildRequest());
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    await user.click(screen.getByRole('button', { name: '그대로 두기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('says that it came too late and looks at the request again', async () => {
    const { user, calls } = openDetail(buildRequest(), 'cancel', refuse('INVALID_TRANSITION'));
    await user.click(await screen.findByRole('button', { name: '신청 취소' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '신청 취소' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('지금은 할 수 없는 요청이에요.');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  });
});

describe('approving the price', () => {
  const offer = buildOffer({
    version: 2,
    items: [
      buildItem({ id: 1 }),
      buildItem({ id: 2, name: '겨울 코트', estimatedWon: 12_000, priceWon: 13_000, note: '안감이 얇아요' }),
    ],
    terms: {
      services: [],
      hasMembershipDiscount: true,
      delivery: { isFree: false, feeWon: 3_000, freeFromWon: 10_000 },
      noShowFeeWon: 0,
    },
  });
  const registered = buildPricedRequest(offer);
  const receipt: TimelineEntry = {
    status: 'Registered',
    event: 'approved',
    label: '금액 승인 완료',
    at: '2037-03-05T02:00:00Z',
    actor: 'customer',
    reason: '13,410원으로 승인했어요',
    photos: [],
  };
  const approved = {
    ...registered,
    statusLabel: '금액 승인 완료',
    allowedActions: ['call' as const],
    timeline: [...registered.timeline, receipt],
  };
  const openSheet = async () => {
    const page = openDetail(registered, 'approve', approved);
    await page.user.click(await screen.findByRole('button', { name: '금액 확인하고 진행' }));
    return { ...page, sheet: within(screen.getByRole('dialog', { name: '금액 확인' })) };
  };

  const declineOf = (sheet: BoundFunctions<typeof queries>, item: string) =>
    within(sheet.getByRole('group', { name: item })).getByRole('radio', { name: '빼고 돌려받을게요' });

  it('shows of each item what was estimated, what it costs now and why', async () => {
    const { sheet } = await openSheet();
    const [, coat] = sheet.getAllByRole('listitem');
    expect(coat).toHaveTextContent(/겨울 코트.*예상 12,000원.*13,000원.*안감이 얇아요/);
    expect(sheet.getByText('합계')).toBeInTheDocument();
  });

  it('approves everything as it stands', async () => {
    const { user, sheet, sent } = await openSheet();
    await user.click(sheet.getByRole('button', { name: '13,410원으로 진행하기' }));
    expect(await screen.findByText('금액을 승인하셨어요. 세탁소가 곧 세탁을 시작해요.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '금액 확인하고 진행' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '금액 승인 완료' })).toBeInTheDocument();
    expect(screen.getByText('13,410원으로 승인했어요')).toBeInTheDocument();
    expect(screen.queryByText(/사유/)).not.toBeInTheDocument();
    expect(sent()).toEqual([{ offerVersion: 2, declinedItemIds: [], totalWon: 13_410 }]);
  });

  it('shows for every choice its own lines and total, and sends exactly those', async () => {
    const { user, sheet, sent } = await openSheet();
    const shown = () =>
      sheet.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(shown()).toEqual(['세탁 14,900원', '멤버십 10% 할인 -1,490원', '합계 13,410원']);
    await user.click(declineOf(sheet, '겨울 코트'));
    // Without the coat the delivery is no longer free.
    expect(shown()).toEqual(['세탁 1,900원', '멤버십 10% 할인 -190원', '배송비 3,000원', '합계 4,710원']);
    await user.click(sheet.getByRole('button', { name: '4,710원으로 진행하기' }));
    await screen.findByText('금액을 승인하셨어요. 세탁소가 곧 세탁을 시작해요.');
    expect(sent()).toEqual([{ offerVersion: 2, declinedItemIds: [2], totalWon: 4_710 }]);
  });

  it('starts over when the shop has corrected its price meanwhile', async () => {
    const corrected = buildOffer({ version: 3, items: [buildItem({ id: 3, name: '겨울 코트', priceWon: 11_000 })] });
    let current = registered;
    const { user } = renderPage(routes, {
      session: 'member',
      url: '/usage/detail?id=31',
      api: {
        'GET /request/delivery/detail/31': () => current,
        'POST /request/delivery/31/approve': () => {
          current = buildPricedRequest(corrected);
          return refuse('OFFER_CHANGED');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: '금액 확인하고 진행' }));
    await user.click(declineOf(within(screen.getByRole('dialog')), '겨울 코트'));
    await user.click(screen.getByRole('button', { name: '4,710원으로 진행하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('금액이 바뀌었어요. 새 금액을 확인해 주세요.');
    expect(await screen.findByRole('button', { name: '11,000원으로 진행하기' })).toBeInTheDocument();
    expect(declineOf(within(screen.getByRole('dialog')), '겨울 코트')).not.toBeChecked();
  });

  it('says that another device chose otherwise, shows what was approved there and nothing green', async () => {
    const items = offer.items.map((item) => ({ ...item, declined: item.name === '겨울 코트' }));
    let current = registered;
    const { user } = renderPage(routes, {
      session: 'member',
      url: '/usage/detail?id=31',
      api: {
        'GET /request/delivery/detail/31': () => current,
        'POST /request/delivery/31/approve': () => {
          current = { ...approved, items, totalWon: 1_900 };
          return refuse('OFFER_CHANGED', { svMessage: '이미 다른 선택으로 승인된 금액이에요.' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: '금액 확인하고 진행' }));
    await user.click(declineOf(within(screen.getByRole('dialog')), '흰 와이셔츠'));
    await user.click(screen.getByRole('button', { name: '11,700원으로 진행하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('이미 다른 선택으로 승인된 금액이에요.');
    const sheet = within(screen.getByRole('dialog', { name: '금액 확인' }));
    expect(await sheet.findByText('이미 승인된 금액이에요. 방금 고르신 내용은 반영되지 않았어요.')).toBeInTheDocument();
    expect(sheet.getAllByRole('listitem')[1]).toHaveTextContent(/겨울 코트.*진행하지 않음/);
    expect(sheet.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText('금액을 승인했어요')).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: '확인' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the choice when the call fails', async () => {
    const { user } = openDetail(registered, 'approve', refuse('INTERNAL'));
    await user.click(await screen.findByRole('button', { name: '금액 확인하고 진행' }));
    await user.click(declineOf(within(screen.getByRole('dialog')), '겨울 코트'));
    await user.click(screen.getByRole('button', { name: '4,710원으로 진행하기' }));
    await screen.findByRole('alert');
    expect(declineOf(within(screen.getByRole('dialog')), '겨울 코트')).toBeChecked();
    expect(declineOf(within(screen.getByRole('dialog')), '흰 와이셔츠')).not.toBeChecked();
  });

  it.each([
    [0, '세탁 비용은 없어요.'],
    [3_000, '세탁 비용은 없어요. 지난 수거 실패 수수료 3,000원은 내셔야 해요.'],
  ])(
    'says that nothing is washed when everything is declined, and what is owed: %s won',
    async (noShowFeeWon, text) => {
      const owed = buildOffer({ ...offer, terms: { ...offer.terms, noShowFeeWon } });
      const { user, sent } = openDetail(buildPricedRequest(owed), 'approve', approved);
      await user.click(await screen.findByRole('button', { name: '금액 확인하고 진행' }));
      const sheet = within(screen.getByRole('dialog'));
      for (const name of ['흰 와이셔츠', '겨울 코트']) await user.click(declineOf(sheet, name));
      expect(sheet.getByText(text, { exact: false })).toBeInTheDocument();
      expect(sheet.getByText('합계').nextSibling).toHaveTextContent(noShowFeeWon === 0 ? '0원' : '3,000원');
      await user.click(sheet.getByRole('button', { name: '세탁 없이 돌려받기' }));
      await waitFor(() =>
        expect(sent()).toEqual([{ offerVersion: 2, declinedItemIds: [1, 2], totalWon: noShowFeeWon }]),
      );
    },
  );
});

describe('confirming the delivery', () => {
  it('asks first and completes', async () => {
    const { user, sent } = openDetail(
      buildRequest({ originalStatus: 'Delivered' }),
      'confirm',
      buildRequest({ originalStatus: 'Completed' }),
    );
    await user.click(await screen.findByRole('button', { name: '수령 확인' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByRole('heading', { level: 2, name: '이용 완료' })).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });
});
