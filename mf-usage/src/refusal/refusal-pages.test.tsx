import type { RequestDetail } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildNoShow, buildRequest, buildSlot } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-03T20:30:00+09:00');

const open = (url: string, request: RequestDetail, api: FakeApi = {}) =>
  renderPage(routes, { session: 'member', url, api: { 'GET /request/delivery/detail/31': request, ...api } });

describe('DeniedPage', () => {
  it('shows the shop’s reason and offers other shops', async () => {
    const request = buildRequest({ originalStatus: 'Denied' });
    const timeline = request.timeline.map((move) =>
      move.status === 'Denied' ? { ...move, reason: '기계 고장' } : move,
    );
    open('/usage/deny?id=31', { ...request, timeline });
    expect(await screen.findByText('세탁소 사정으로 이번 신청을 받지 못했어요')).toBeInTheDocument();
    expect(screen.getByText('기계 고장')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '다른 세탁소 보기' })).toHaveAttribute('href', '/laundry/list?except=7');
  });
});

describe('DeniedPage without a refusal', () => {
  it.each([
    ['Requested', '/usage/detail?id=31'],
    ['Cancelled', '/usage/detail?id=31'],
    ['NoShow', '/usage/noshow?id=31'],
  ] as const)('redirects to the actual page of %s', async (originalStatus, expected) => {
    const { path, calls } = open('/usage/deny?id=31', buildRequest({ originalStatus }));
    await waitFor(() => expect(path()).toBe(expected));
    // The target page reuses the loaded request.
    expect(calls.filter((call) => call.path === '/request/delivery/detail/31')).toHaveLength(1);
    expect(screen.queryByText('세탁소 사정으로 이번 신청을 받지 못했어요')).not.toBeInTheDocument();
  });
});

describe('NoShowPage without a failed collection', () => {
  it('redirects to the rebooked request', async () => {
    const { path } = open('/usage/noshow?id=31', buildRequest({ originalStatus: 'Requested' }));
    await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
  });

  it('shows the reason of a cancellation with links to the request and a new one', async () => {
    open('/usage/noshow?id=31', buildRequest({ originalStatus: 'Cancelled' }));
    expect(await screen.findByText('신청 취소')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이용 상세 보기' })).toHaveAttribute('href', '/usage/detail?id=31');
    expect(screen.getByRole('link', { name: '다시 신청' })).toHaveAttribute('href', '/applicate?laundryId=7');
  });
});

describe('NoShowPage', () => {
  const noShow = buildRequest({
    originalStatus: 'NoShow',
    noShowFeeWon: 3_000,
    noShows: [buildNoShow({ feeWon: 3_000 })],
  });

  it('shows what happened, the fee and the actions', async () => {
    open('/usage/noshow?id=31', noShow);
    expect(await screen.findByText('문 앞에 세탁물이 없어 수거하지 못했어요')).toBeInTheDocument();
    expect(screen.getByText('3월 4일 (수) 18:00~20:00')).toBeInTheDocument();
    expect(screen.getByText('3월 4일 (수) 18:10')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '문 앞 사진 1 크게 보기' })).toBeInTheDocument();
    expect(screen.getByText(/수거 실패 수수료 3,000원이 있어요/)).toBeInTheDocument();
    expect(screen.getByText(/3월 5일 \(목\) 18:10까지 이의를 제기할 수 있어요/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '이의 제기' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '다시 신청' })).toBeInTheDocument();
  });

  it('sends an objection and rejects an empty one', async () => {
    const sent = { objection: '있었어요', objectedAt: '2037-03-04T10:00:00Z', canObject: false };
    const objected = {
      ...noShow,
      noShows: [buildNoShow({ feeWon: 3_000, ...sent })],
      allowedActions: ['rebook' as const],
    };
    let isSent = false;
    const { user, calls } = open('/usage/noshow?id=31', noShow, {
      'GET /request/delivery/detail/31': () => (isSent ? objected : noShow),
      'POST /request/delivery/31/noshow/objection': () => {
        isSent = true;
        return objected;
      },
    });
    await user.click(await screen.findByRole('button', { name: '이의 제기' }));
    const sheet = within(screen.getByRole('dialog', { name: '이의 제기' }));
    await user.click(sheet.getByRole('button', { name: '이의 제기 보내기' }));
    expect(sheet.getByText('어떤 상황이었는지 적어 주세요.')).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: '상황 설명' }), '있었어요');
    await user.click(sheet.getByRole('button', { name: '이의 제기 보내기' }));
    expect(await screen.findByText(/이의 제기를 접수했어요\. 확인하고/)).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      noShowId: 5,
      text: '있었어요',
    });
    expect(screen.getByRole('region', { name: '보낸 이의 제기' })).toHaveTextContent('있었어요');
    expect(screen.queryByRole('button', { name: '이의 제기' })).not.toBeInTheDocument();
  });

  const OBJECTED = { canObject: false, objection: '있었어요', objectedAt: '2037-03-04T10:00:00Z' };
  const ANSWERED = { ...OBJECTED, answer: '사진을 다시 보았어요.', answeredAt: '2037-03-05T01:00:00Z' };

  it.each([
    ['taken back', { feeWon: 3_000, isUpheld: true }, /수거 실패 수수료 3,000원을 취소했어요/, '3,000원 취소됨'],
    ['nothing to take back', { feeWon: 0, isUpheld: true }, /수거 실패 횟수에서 뺐어요/, '없음'],
    ['kept', { feeWon: 3_000, isUpheld: false }, /받아들이지 못했어요/, '3,000원'],
  ])('shows the answer to an objection: the fee is %s', async (_, part, result, fee) => {
    open('/usage/noshow?id=31', { ...noShow, noShows: [buildNoShow({ ...ANSWERED, ...part })] });
    expect(await screen.findByText(result)).toBeInTheDocument();
    expect(screen.getByText(fee)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '답변' })).toHaveTextContent('사진을 다시 보았어요.');
  });

  it('says that the deadline for objections has passed', async () => {
    open('/usage/noshow?id=31', { ...noShow, noShows: [buildNoShow({ canObject: false })] });
    expect(await screen.findByText('이의 제기는 24시간 안에만 할 수 있어요.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '이의 제기' })).not.toBeInTheDocument();
  });

  it('lists every failed collection of a rebooked request with its objection', async () => {
    const noShows = [buildNoShow({ id: 6, feeWon: 3_000, ...OBJECTED }), buildNoShow({ id: 5 })];
    const rebooked = buildRequest({ originalStatus: 'Requested', noShows });
    const { user, calls } = open('/usage/noshow?id=31', rebooked, {
      'POST /request/delivery/31/noshow/objection': rebooked,
    });
    await user.click(await screen.findByRole('button', { name: '3월 4일 (수) 18:10 수거 실패에 이의 제기' }));
    const sheet = within(screen.getByRole('dialog', { name: '이의 제기' }));
    await user.type(sheet.getByRole('textbox', { name: '상황 설명' }), '있었어요');
    await user.click(sheet.getByRole('button', { name: '이의 제기 보내기' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ noShowId: 5 }));
    expect(screen.getByRole('link', { name: '이용 상세 보기' })).toHaveAttribute('href', '/usage/detail?id=31');
    expect(screen.queryByRole('button', { name: '다시 신청' })).not.toBeInTheDocument();
  });

  it('asks again for the erased entrance code', async () => {
    const locked = { ...noShow, entrance: { hasPassword: true, password: null } };
    const { user, calls } = open('/usage/noshow?id=31', locked, {
      'GET /laundry/7/slots': ({ params }) =>
        params.date === '2037-03-04' ? [buildSlot('2037-03-04T13:00:00+09:00')] : [],
      'POST /request/delivery/31/rebook': buildRequest(),
    });
    await user.click(await screen.findByRole('button', { name: '다시 신청' }));
    const sheet = within(screen.getByRole('dialog', { name: '다시 신청' }));
    await user.click(await sheet.findByRole('radio', { name: '13:00~15:00' }));
    await user.click(sheet.getByRole('button', { name: '이 시간으로 신청하기' }));
    expect(sheet.getByText('공동현관 비밀번호를 적어 주세요.')).toBeInTheDocument();
    await user.type(sheet.getByRole('textbox', { name: '공동현관 비밀번호' }), '별5678별');
    await user.click(sheet.getByRole('button', { name: '이 시간으로 신청하기' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        collectionTime: new Date('2037-03-04T13:00:00+09:00').toISOString(),
        entrance: { hasPassword: true, password: '별5678별' },
      }),
    );
  });

  it('rebooks, and asks for another slot when the chosen one is full', async () => {
    const slots = [buildSlot('2037-03-04T13:00:00+09:00'), buildSlot('2037-03-04T15:00:00+09:00')];
    let isFull = true;
    const { user, path } = open('/usage/noshow?id=31', noShow, {
      'GET /laundry/7/slots': ({ params }) => (params.date === '2037-03-04' ? slots : []),
      'POST /request/delivery/31/rebook': () => (isFull ? refuse('SLOT_FULL') : buildRequest()),
    });
    await user.click(await screen.findByRole('button', { name: '다시 신청' }));
    const sheet = within(screen.getByRole('dialog', { name: '다시 신청' }));
    await user.click(await sheet.findByRole('radio', { name: '13:00~15:00' }));
    await user.click(sheet.getByRole('button', { name: '이 시간으로 신청하기' }));
    expect(await sheet.findByText('방금 마감된 시간이에요. 다른 시간을 골라 주세요.')).toBeInTheDocument();
    isFull = false;
    await user.click(sheet.getByRole('radio', { name: '15:00~17:00' }));
    await user.click(sheet.getByRole('button', { name: '이 시간으로 신청하기' }));
    expect(await screen.findByRole('region', { name: '진행 상황' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
  });
});
