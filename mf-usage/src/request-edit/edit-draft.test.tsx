import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '@dongne/platform/testing';
import type { RequestDetail } from '@dongne/contract';
import { routes } from '../routes';
import { buildRequest, buildShop, buildSlot } from '../testing/builders';
import { standAt } from '../testing/clock';
import { registerJacket } from '../testing/mend-steps';
import { fieldsOf } from '../testing/request-form-page';

jest.mock('../mend/marked-picture', () => ({ markedPicture: () => 'data:image/webp;base64,AAAA' }));

standAt('2037-03-03T20:30:00+09:00');
beforeEach(() => localStorage.clear());

const MEND = { mendDetail: '2cm', withLaundry: true, clothType: 'coat', clothNo: 0 } as const;
const REQUEST = buildRequest({
  collectionTime: '2037-03-04T10:00:00.000Z',
  etc: '살살',
  hasStain: true,
  stain: [
    { id: 5, url: '/v1/files/5?until=now' },
    { id: 6, url: '/v1/files/6?until=now' },
  ],
  mend: [
    { ...MEND, id: 8, clothPhotos: [], mendName: '소매', images: [{ id: 1, url: '/v1/files/1?until=now' }] },
    { ...MEND, id: 9, clothPhotos: [], mendName: '단추', images: [] },
  ],
});
const SLOTS = [buildSlot('2037-03-04T13:00:00+09:00')];

const openEdit = async (request: RequestDetail = REQUEST, userId = 1) => {
  const page = renderPage(routes, {
    session: 'member',
    userId,
    url: '/usage/31/modify',
    api: {
      'GET /request/delivery/detail/31': request,
      'GET /laundry/detail/7': buildShop(),
      'GET /laundry/7/slots': ({ params }) => (params.date === '2037-03-04' ? SLOTS : []),
      'PUT /request/delivery/31/modify': request,
    },
  });
  await screen.findByRole('radio', { name: '13:00~15:00' });
  return page;
};

const note = () => screen.getByRole('textbox', { name: '요청사항' });
const stored = () => JSON.stringify({ ...localStorage });

/** Changes a field of every kind, then ends the page without unmounting React. */
const leaveHalfEdited = async () => {
  const page = await openEdit();
  const { user } = page;
  await user.click(screen.getByRole('radio', { name: '13:00~15:00' }));
  await user.click(screen.getByRole('button', { name: '얼룩 사진 1 삭제' }));
  await user.upload(screen.getByLabelText(/얼룩 사진 추가/), new File(['x'], 'a.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: '얼룩 사진 2' });
  await registerJacket(user);
  await user.type(note(), ' 다뤄 주세요');
  fireEvent(window, new Event('pagehide'));
  page.unmount();
};

const expectDraft = async () => {
  expect(await screen.findByDisplayValue('살살 다뤄 주세요')).toBeVisible();
  expect(screen.getByText('재킷 소매')).toBeVisible();
  expect(await screen.findByRole('img', { name: '얼룩 사진 2' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: '얼룩 사진 3' })).not.toBeInTheDocument();
};

describe('draft of an edit', () => {
  it('is restored after a reload with time, photos and mends, and sent', async () => {
    await leaveHalfEdited();
    expect(stored()).not.toMatch(/base64|until=now/);

    const { user, calls } = await openEdit();
    await expectDraft();
    expect(screen.getByRole('radio', { name: '13:00~15:00' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    expect(await screen.findByText('이용 신청 수정이 완료 되었습니다!')).toBeInTheDocument();
    expect(fieldsOf(calls.find(({ method }) => method === 'PUT')?.body)).toMatchObject({
      collectionTime: '2037-03-04T04:00:00.000Z',
      beforeStains: '[6]',
      beforeMends: '[8,9]',
      stain: expect.stringMatching(/^stain-1/),
      etc: '살살 다뤄 주세요',
    });
    expect(stored()).not.toContain('edit/31');
  });

  it('is offered, not applied, when the request changed elsewhere', async () => {
    await leaveHalfEdited();
    const changed = { ...REQUEST, laundryNumByUser: 9, collectionTime: '2037-03-04T08:00:00.000Z' };
    const { user, calls } = await openEdit(changed);
    expect(note()).toHaveValue('살살');
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('9');
    expect(screen.getByText(/그사이 신청이 바뀌어서/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '불러오기' }));
    await expectDraft();
    expect(screen.queryByText(/그사이 신청이 바뀌어서/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    // The slot is the request's own, so it is not sent.
    expect(fieldsOf(calls.find(({ method }) => method === 'PUT')?.body)).not.toHaveProperty('collectionTime');
  });

  it('never mixes with an older draft', async () => {
    await leaveHalfEdited();
    const changed = { ...REQUEST, laundryNumByUser: 9 };
    const second = await openEdit(changed);
    await second.user.type(note(), '!');
    fireEvent(window, new Event('pagehide'));
    second.unmount();

    await openEdit(changed);
    expect(note()).toHaveValue('살살!');
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('9');
    expect(screen.queryByText('재킷 소매')).not.toBeInTheDocument();
    expect(screen.queryByText(/그사이 신청이 바뀌어서/)).not.toBeInTheDocument();
  });

  it('is hidden from another member on the same device', async () => {
    await leaveHalfEdited();
    await openEdit(REQUEST, 2);
    expect(note()).toHaveValue('살살');
    await act(async () => {});
    expect(stored()).not.toContain('다뤄');
  });
});
