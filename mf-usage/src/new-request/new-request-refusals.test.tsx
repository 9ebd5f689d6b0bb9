import { pressBack } from '@dongne/platform';
import { refuse, refuseAs } from '@dongne/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm, openSecondScreen, slotsOn } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');
beforeEach(() => sessionStorage.clear());

/** Fills in the required fields and some optional ones that a bug could lose. */
const fillIn = async (form: Awaited<ReturnType<typeof openRequestForm>>) => {
  await form.chooseSlot();
  await form.next();
  await form.user.type(screen.getByRole('textbox', { name: '요청사항' }), '살살');
  await form.agree();
};

const keysOf = (posts: readonly { headers: Readonly<Record<string, unknown>> }[]) =>
  posts.map(({ headers }) => headers['Idempotency-Key']);

const silence = (): never => {
  throw new Error('no answer');
};

/** Responds with `first` once, then with `later`. */
const inTurn = <First, Later>(first: () => First, later: Later) => {
  let isFirst = true;
  return (): First | Later => {
    if (!isFirst) return later;
    isFirst = false;
    return first();
  };
};

describe('refused order', () => {
  it('preserves everything but the full slot, disables it and refetches', async () => {
    let isRefused = false;
    const form = await openRequestForm({
      'POST /request/delivery': () => {
        isRefused = true;
        return refuse('SLOT_FULL');
      },
      // The refetch never resolves: the slot must be disabled without it.
      'GET /laundry/7/slots': ({ params: { date } }) => (isRefused ? new Promise(() => undefined) : slotsOn(date)),
    });
    await fillIn(form);
    const slotCalls = () => form.calls.filter(({ path }) => path === '/laundry/7/slots').length;
    const before = slotCalls();
    await form.submit();

    expect(await form.slotGroup().findByText('방금 마감된 시간이에요. 다른 시간을 골라 주세요.')).toBeInTheDocument();
    await waitFor(() => expect(slotCalls()).toBeGreaterThan(before));
    expect(screen.getByRole('radio', { name: '13:00~15:00 마감' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '13:00~15:00 마감' })).not.toBeChecked();
    expect(form.slotGroup().getByRole('button', { name: '내일 3월 4일 (수)' })).toHaveAttribute('aria-pressed', 'true');
    await form.chooseSlot('15:00~17:00');
    await form.next();
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('살살');
    expect(screen.getByRole('checkbox', { name: '약관에 동의해요' })).toBeChecked();
  });

  it('shows the server’s errors next to their fields', async () => {
    const fields = { etc: '요청사항은 500자까지 쓸 수 있어요.', laundryNumByUser: '수량을 확인해 주세요.' };
    const form = await openRequestForm({ 'POST /request/delivery': refuse('VALIDATION', { fields }) });
    await fillIn(form);
    await form.submit();
    expect(await screen.findByText('수량을 확인해 주세요.')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await form.user.click(screen.getByRole('button', { name: '세탁물 수량 늘리기' }));
    await form.next();
    const note = screen.getByRole('textbox', { name: '요청사항' });
    expect(note).toHaveAccessibleDescription(expect.stringContaining('500자까지'));
  });

  it('shows errors of unknown fields above the button', async () => {
    const fields = { laundryId: '지금은 쉬고 있는 세탁소예요.' };
    const form = await openRequestForm({ 'POST /request/delivery': refuse('VALIDATION', { fields }) });
    await fillIn(form);
    await form.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('지금은 쉬고 있는 세탁소예요.');
    expect(screen.getByRole('link', { name: '다른 세탁소 보기' })).toHaveAttribute('href', '/laundry/list');
  });

  it.each([
    [
      'under a code it does not know',
      refuseAs(409, { error: { code: 'TOO_LATE_TODAY', svMessage: '[REQ-7] 오늘은 마감했어요.' } }),
      /^오늘은 마감했어요\.$/,
    ],
    [
      'of a server that is away, with what another press does',
      refuse('UNAVAILABLE', { svMessage: '02시까지 점검하고 있어요.' }),
      /^02시까지 점검하고 있어요\. 다시 눌러도 신청은 한 번만 접수돼요\.$/,
    ],
    [
      'about a request that was sent before, with the way to it',
      refuse('IDEMPOTENCY_MISMATCH', { svMessage: '조금 전 신청이 접수되었어요.' }),
      /^조금 전 신청이 접수되었어요\.이용현황 보기$/,
    ],
  ])('shows the words of the server %s', async (_what, answer, text) => {
    const form = await openRequestForm({ 'POST /request/delivery': answer });
    await fillIn(form);
    await form.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('offers other shops and another address when the shop does not come', async () => {
    const form = await openRequestForm({ 'POST /request/delivery': refuse('OUT_OF_AREA') });
    await fillIn(form);
    await form.submit();
    expect(await screen.findByRole('link', { name: '다른 세탁소 보기' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '수거 주소 바꾸기' })).toBeInTheDocument();
  });
});

describe('second order for the same shop and slot', () => {
  it('asks once, keeps what was typed and shows the first request', async () => {
    const error = { code: 'ALREADY_EXISTS', svMessage: '같은 시간으로 이미 신청했어요.', applicationId: 30 };
    const form = await openRequestForm({
      'POST /request/delivery': inTurn(() => refuseAs(409, { error }), { applicationId: 31 }),
    });
    await fillIn(form);
    await form.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('같은 시간으로 이미 신청했어요.');
    expect(screen.getByRole('link', { name: '신청한 내용 보기' })).toHaveAttribute('href', '/usage/detail?id=30');
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('살살');

    await form.user.click(screen.getByRole('button', { name: '하나 더 신청하기' }));
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    expect(form.posts().map(({ body }) => fieldsOf(body)['refuseSecond'])).toEqual(['true', 'false']);
  });

  it('is no question any more at another time, and is one again at the first', async () => {
    const form = await openRequestForm(
      { 'POST /request/delivery': () => refuse('ALREADY_EXISTS') },
      { history: 'browser' },
    );
    await fillIn(form);
    await form.submit();
    await screen.findByRole('alert');
    act(() => pressBack());
    await screen.findByRole('radio', { name: '15:00~17:00' });
    await form.chooseSlot('15:00~17:00');
    await form.next();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => pressBack());
    await screen.findByRole('radio', { name: '13:00~15:00' });
    await form.chooseSlot('13:00~15:00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument(); // nothing to order on the first screen
    await form.pressNext();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('asks again when the deliberate second order fails', async () => {
    const form = await openRequestForm({ 'POST /request/delivery': () => refuse('ALREADY_EXISTS') });
    await fillIn(form);
    await form.submit();
    await form.user.click(await screen.findByRole('button', { name: '하나 더 신청하기' }));
    await form.submit();
    expect(form.posts().map(({ body }) => fieldsOf(body)['refuseSecond'])).toEqual(['true', 'false', 'true']);
  });
});

describe('idempotency of an order', () => {
  it('sends once on a double click, with an idempotency key', async () => {
    const form = await openRequestForm();
    await fillIn(form);
    await form.user.dblClick(screen.getByRole('button', { name: '신청하기' }));
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    expect(keysOf(form.posts())).toEqual([expect.stringMatching(/^[a-z0-9-]{8,}$/)]);
  });

  it('sends once when both clicks precede the pending state', async () => {
    const form = await openRequestForm();
    await fillIn(form);
    const element = screen.getByRole('button', { name: '신청하기' }).closest('form');
    if (element === null) throw new Error('The button stands in no form.');
    act(() => {
      fireEvent.submit(element);
      fireEvent.submit(element);
    });
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    expect(form.posts()).toHaveLength(1);
  });

  it('reuses the idempotency key after a missing response', async () => {
    const form = await openRequestForm({ 'POST /request/delivery': inTurn(silence, { applicationId: 31 }) });
    await fillIn(form);
    await form.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('다시 눌러도 신청은 한 번만 접수돼요.');
    await form.submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    const [first, second] = keysOf(form.posts());
    expect(second).toBe(first);
  });

  it('reuses the idempotency key across a reload after a missing response', async () => {
    const first = await openRequestForm({ 'POST /request/delivery': silence });
    await fillIn(first);
    await first.submit();
    await screen.findByRole('alert');
    first.unmount();

    const second = await openRequestForm();
    await second.submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    expect(keysOf(second.posts())).toEqual(keysOf(first.posts()));
    expect(fieldsOf(second.posts()[0]?.body)).toEqual(fieldsOf(first.posts()[0]?.body));
  });

  it('uses a new idempotency key when the content changed after a refusal', async () => {
    const form = await openRequestForm({
      'POST /request/delivery': inTurn(() => refuse('SLOT_FULL'), { applicationId: 31 }),
    });
    await fillIn(form);
    await form.submit();
    await screen.findByText('방금 마감된 시간이에요. 다른 시간을 골라 주세요.');
    await form.chooseSlot('15:00~17:00');
    await form.submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    const [first, second] = keysOf(form.posts());
    expect(second).not.toBe(first);
  });

  it('opens the usage list when an earlier content was accepted after all', async () => {
    const form = await openRequestForm({ 'POST /request/delivery': refuse('IDEMPOTENCY_MISMATCH') });
    await fillIn(form);
    await form.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('앞서 보낸 신청이 이미 접수되었어요.');
    expect(screen.getByRole('link', { name: '이용현황 보기' })).toHaveAttribute('href', '/usage');
  });
});

describe('draft of an order', () => {
  it('is restored on return and deleted after the order', async () => {
    const first = await openRequestForm();
    await fillIn(first);
    first.unmount();

    const second = await openRequestForm();
    expect(screen.getByRole('radio', { name: '13:00~15:00' })).toBeChecked();
    await second.next();
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('살살');
    await second.submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    second.unmount();

    await openSecondScreen();
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('');
  });
});
