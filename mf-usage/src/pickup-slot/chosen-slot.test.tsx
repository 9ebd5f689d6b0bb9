import { renderPage, serverSaysTime } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest, buildShop, buildSlot } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const GONE = '고르신 시간은 이제 신청할 수 없어요. 다른 시간을 골라 주세요.';
const slots = () => within(screen.getByRole('group', { name: '수거 시간' }));

/** Slots with room at one o'clock every day. */
const atOne = ({ params }: { readonly params: { readonly date?: string } }) => [
  buildSlot(`${params.date ?? ''}T13:00:00+09:00`),
];

const openFilledForm = async () => {
  const form = await openRequestForm({ 'GET /laundry/7/slots': atOne });
  await form.user.click(slots().getByRole('button', { name: '내일 3월 4일 (수)' }));
  await form.user.click(await slots().findByRole('radio', { name: '13:00~15:00' }));
  await form.next();
  await form.user.type(screen.getByRole('textbox', { name: '요청사항' }), '살살');
  await form.agree();
  return form;
};

describe('chosen slot of a form', () => {
  it.each([
    ['falls off the days that are listed', '2037-03-13T20:30:00+09:00'],
    ['is too near to be booked', '2037-03-04T12:30:00+09:00'],
    ['is too far away', '2037-02-20T09:00:00+09:00'],
  ])('shows an error in place when it %s', async (_when, now) => {
    const { pressNext, posts } = await openFilledForm();
    serverSaysTime(now);
    expect(slots().getByText(GONE)).toBeVisible();
    expect(slots().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('group', { name: '언제, 무엇을' })).queryByText(/배송 예정/),
    ).not.toBeInTheDocument();
    await pressNext();
    expect(screen.queryByRole('button', { name: '신청하기' })).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
  });

  it('can be chosen again on the new days with everything else preserved', async () => {
    const { user, submit, posts } = await openFilledForm();
    serverSaysTime('2037-03-13T20:30:00+09:00');
    expect(await slots().findByRole('button', { pressed: true })).toHaveAccessibleName('오늘 3월 13일 (금)');
    await user.click(slots().getByRole('button', { name: '내일 3월 14일 (토)' }));
    await user.click(await slots().findByRole('radio', { name: '13:00~15:00' }));
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    await submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({ collectionTime: '2037-03-14T04:00:00.000Z', etc: '살살' });
  });
});

describe('edit of a request', () => {
  const openEdit = () =>
    renderPage(routes, {
      session: 'member',
      url: '/usage/31/modify',
      api: {
        'GET /request/delivery/detail/31': buildRequest({
          collectionTime: '2037-03-04T04:00:00.000Z',
          collectionEndTime: '2037-03-04T06:00:00.000Z',
        }),
        'GET /laundry/detail/7': buildShop(),
        'GET /laundry/7/slots': atOne,
        'PUT /request/delivery/31/modify': buildRequest(),
      },
    });

  it('preserves the request’s own slot at any time', async () => {
    openEdit();
    expect(await screen.findByRole('radio', { name: '13:00~15:00' })).toBeChecked();
    serverSaysTime('2037-03-13T20:30:00+09:00');
    expect(screen.getByRole('radio', { name: '13:00~15:00' })).toBeChecked();
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  });

  it('does not send an expired slot', async () => {
    const { user, calls } = openEdit();
    await user.click(await screen.findByRole('button', { name: '3월 6일 (금)' }));
    await user.click(await screen.findByRole('radio', { name: '13:00~15:00' }));
    serverSaysTime('2037-03-13T20:30:00+09:00');
    expect(screen.getByText(GONE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
