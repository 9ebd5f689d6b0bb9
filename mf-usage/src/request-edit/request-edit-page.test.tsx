import { runtime } from '@dongne/platform';
import { refuse, refuseAs, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest, buildShop, buildSlot } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const request = buildRequest({
  collectionTime: '2037-03-04T10:00:00.000Z',
  collectionEndTime: '2037-03-04T12:00:00.000Z',
  laundryNumByUser: 3,
  etc: '살살',
  hasStain: true,
  stain: [
    { id: 5, url: '/v1/files/5' },
    { id: 6, url: '/v1/files/6' },
  ],
});

/** Slots on the day of the request: its own at seven is full, one and three are free. */
const slotsOn = (date: string | undefined) =>
  date === '2037-03-04'
    ? [
        buildSlot('2037-03-04T13:00:00+09:00'),
        buildSlot('2037-03-04T15:00:00+09:00'),
        buildSlot('2037-03-04T19:00:00+09:00', { left: 0 }),
      ]
    : [];

const openEdit = (api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/31/modify',
    api: {
      'GET /request/delivery/detail/31': request,
      'GET /laundry/detail/7': buildShop(),
      'GET /laundry/7/slots': ({ params }) => slotsOn(params.date),
      'PUT /request/delivery/31/modify': { ...request, laundryNumByUser: 5 },
      ...api,
    },
  });

/** Opens the form; another screen then changes the request to five pieces. */
const openChangedElsewhere = async () => {
  let current = request;
  const page = openEdit({ 'GET /request/delivery/detail/31': () => current });
  await page.user.type(await screen.findByRole('textbox', { name: '요청사항' }), '!');
  current = { ...request, laundryNumByUser: 5 };
  await act(() => runtime().queryClient.invalidateQueries());
  expect(await screen.findByText(/다른 화면에서 이 신청이 바뀌었어요/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: '수정 완료' }));
  const sent = () => page.calls.filter(({ method }) => method === 'PUT').map(({ body }) => fieldsOf(body));
  expect(sent()).toEqual([]);
  return { ...page, sent };
};

describe('request changed on another screen while its form is open', () => {
  it('applies the change to the form instead of overwriting it', async () => {
    const { user, sent } = await openChangedElsewhere();
    await user.click(screen.getByRole('button', { name: '바뀐 내용 불러오기' }));
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(sent()).toMatchObject([{ laundryNumByUser: '5', etc: '살살' }]));
  });

  it('overwrites the change when the customer chooses so', async () => {
    const { user, sent } = await openChangedElsewhere();
    await user.click(screen.getByRole('button', { name: '이 화면 내용으로 바꾸기' }));
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(sent()).toMatchObject([{ laundryNumByUser: '3', etc: '살살!' }]));
  });
});

describe('RequestEditPage', () => {
  it('shows the wishes, saves a change and returns to the request', async () => {
    const { user, calls, path } = openEdit();
    const count = await screen.findByRole('spinbutton', { name: '세탁물 수량' });
    expect(count).toHaveValue('3');
    await user.clear(count);
    await user.type(count, '5');
    await user.click(screen.getByRole('button', { name: '얼룩 사진 1 삭제' }));
    await user.click(screen.getByRole('button', { name: '수정 완료' }));

    expect(await screen.findByText('이용 신청 수정이 완료 되었습니다!')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
    const sent = fieldsOf(calls.find(({ method }) => method === 'PUT')?.body);
    expect(sent).toMatchObject({ laundryNumByUser: '5', etc: '살살', hasStain: 'true', beforeStains: '[6]' });
    expect(sent).not.toHaveProperty('stain');
  });

  it('drops pieces that the shop no longer takes and saves the new count', async () => {
    const announced = buildRequest({
      laundryNumByUser: 3,
      announcedItems: [
        { category: '와이셔츠', count: 2 },
        { category: '한복', count: 1 },
      ],
    });
    const { user, calls } = openEdit({ 'GET /request/delivery/detail/31': announced });
    await user.click(await screen.findByRole('button', { name: '품목 담기 2개 담았어요' }));
    await user.click(await screen.findByRole('button', { name: '와이셔츠 하나 더' }));
    expect(screen.queryByRole('button', { name: /한복/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '담기 완료' }));
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(fieldsOf(calls.find(({ method }) => method === 'PUT')?.body)).toMatchObject({
      laundryNumByUser: '3',
      items: '[{"category":"와이셔츠","count":3}]',
    });
  });

  it('preserves the input on a refusal and shows its error at the field', async () => {
    const fields = { etc: '요청사항은 500자까지 쓸 수 있어요.' };
    const { user } = openEdit({ 'PUT /request/delivery/31/modify': refuse('VALIDATION', { fields }) });
    await user.type(await screen.findByRole('textbox', { name: '요청사항' }), ' 다뤄 주세요');
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    const note = screen.getByRole('textbox', { name: '요청사항' });
    await waitFor(() => expect(note).toHaveAccessibleDescription(expect.stringContaining('500자까지')));
    expect(note).toHaveValue('살살 다뤄 주세요');
    expect(note).toHaveFocus();
  });

  it('shows the text of an unknown refusal without brackets and preserves the input', async () => {
    const error = { code: 'SHOP_ON_HOLIDAY', svMessage: '[REQ-031] 이 세탁소는 오늘 수정을 받지 않아요.' };
    const { user } = openEdit({ 'PUT /request/delivery/31/modify': refuseAs(409, { error }) });
    await user.type(await screen.findByRole('textbox', { name: '요청사항' }), ' 다뤄 주세요');
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^이 세탁소는 오늘 수정을 받지 않아요\.$/);
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('살살 다뤄 주세요');
  });

  it('selects the current slot although full and does not send it unchanged', async () => {
    const { user, calls } = openEdit();
    expect(await screen.findByRole('radio', { name: '19:00~21:00' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '19:00~21:00' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: '09:00~11:00 마감' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(fieldsOf(calls.find(({ method }) => method === 'PUT')?.body)).not.toHaveProperty('collectionTime');
  });

  it('shows the current slot on a day that the shop has closed', async () => {
    openEdit({ 'GET /laundry/7/slots': [] });
    expect(await screen.findByRole('radio', { name: '19:00~21:00' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '13:00~15:00 마감' })).toBeDisabled();
  });

  it('sends another slot after announcing that the shop must confirm again', async () => {
    const { user, calls } = openEdit();
    await user.click(await screen.findByRole('radio', { name: '13:00~15:00' }));
    expect(screen.getByText(/시간을 바꾸면 세탁소가 다시 확인해요/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '19:00~21:00' }));
    expect(screen.queryByText(/시간을 바꾸면 세탁소가 다시 확인해요/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '13:00~15:00' }));
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    expect(await screen.findByText('이용 신청 수정이 완료 되었습니다!')).toBeInTheDocument();
    expect(fieldsOf(calls.find(({ method }) => method === 'PUT')?.body)).toMatchObject({
      collectionTime: '2037-03-04T04:00:00.000Z',
    });
  });

  it('preserves the input on a full slot, disables it and asks for another', async () => {
    const { user, calls } = openEdit({ 'PUT /request/delivery/31/modify': refuse('SLOT_FULL') });
    await user.click(await screen.findByRole('radio', { name: '13:00~15:00' }));
    await user.type(screen.getByRole('textbox', { name: '요청사항' }), ' 다뤄 주세요');
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    expect(await screen.findByText('방금 마감된 시간이에요. 다른 시간을 골라 주세요.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^13:00~15:00/ })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('살살 다뤄 주세요');
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    expect(await screen.findByText('수거 시간을 골라 주세요.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: '19:00~21:00' })).toBeEnabled();
  });

  it('hides the form once the shop has collected', async () => {
    openEdit({ 'GET /request/delivery/detail/31': buildRequest({ originalStatus: 'Collected' }) });
    expect(await screen.findByText('지금은 신청을 수정할 수 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이용 상세 보기' })).toHaveAttribute('href', '/usage/detail?id=31');
    expect(screen.queryByText(/보내지 못했어요/)).not.toBeInTheDocument();
  });

  it('shows what was typed when the shop has collected meanwhile, with the way to say it', async () => {
    let request = buildRequest({ etc: '살살' });
    const { user } = openEdit({
      'GET /request/delivery/detail/31': () => request,
      'PUT /request/delivery/31/modify': refuse('INVALID_TRANSITION'),
    });
    await user.type(await screen.findByRole('textbox', { name: '요청사항' }), ' 다뤄 주세요');
    request = buildRequest({ etc: '살살', originalStatus: 'Collected', allowedActions: ['call'] });
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    expect(await screen.findByText('지금은 신청을 수정할 수 없어요')).toBeInTheDocument();
    expect(await screen.findByText('살살 다뤄 주세요')).toBeVisible();
    expect(screen.getByText(/적으시던 요청사항은 보내지 못했어요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '세탁소에 전화하기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  });
});
