import { endSession, restoreSession, signOut } from '@dongne/platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { standAt } from '../testing/clock';
import { registerJacket } from '../testing/mend-steps';
import { fieldsOf, openRequestForm, openSecondScreen } from '../testing/request-form-page';
import { buildMember, buildShop } from '../testing/builders';

jest.mock('../mend/marked-picture', () => ({ markedPicture: () => 'data:image/webp;base64,AAAA' }));

standAt('2037-03-03T20:30:00+09:00');

const DOOR_CODE = '종4821종';
const PHOTO = new File(['the bytes of a photo'], 'a.png', { type: 'image/png' });

const note = () => screen.getByRole('textbox', { name: '요청사항' });
const slot = (name = '13:00~15:00') => screen.getByRole('radio', { name });
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
/** Closes the page without unmounting React. */
const closePage = () => fireEvent(window, new Event('pagehide'));

const forgetCookies = (...names: readonly string[]): void => {
  for (const name of names) document.cookie = `${name}=; path=/; max-age=0`;
};

type OpenForm = Awaited<ReturnType<typeof openRequestForm>>;

/** Fills in every field. */
const fillIn = async ({ user, chooseSlot, next, unfold, agree }: OpenForm) => {
  await chooseSlot();
  await user.clear(screen.getByRole('spinbutton', { name: '세탁물 수량' }));
  await user.type(screen.getByRole('spinbutton', { name: '세탁물 수량' }), '3');
  await next();
  await user.click(screen.getByRole('switch', { name: '프리미엄 세탁' }));
  await user.click(screen.getByRole('switch', { name: '얼룩이 있어요' }));
  await user.upload(await screen.findByLabelText(/얼룩 사진 추가/), PHOTO);
  await screen.findByRole('img', { name: '얼룩 사진 1' });
  await registerJacket(user);
  await user.type(note(), '살살');
  await unfold('출입 방법');
  await user.click(screen.getByRole('radio', { name: '비밀번호 있음' }));
  await user.type(screen.getByRole('textbox', { name: '공동현관 비밀번호' }), DOOR_CODE);
  await agree();
};

/** Stores a field of the draft of member 1 for shop 7. */
const storeField = (field: string, text: string): void => {
  localStorage.setItem('draft:1:request/7:at', String(Date.now()));
  localStorage.setItem(`draft:1:request/7:${field}`, text);
};

describe('draft of a request', () => {
  it('is restored after the page was closed, except for the door code', async () => {
    const first = await openRequestForm();
    await fillIn(first);
    closePage();
    sessionStorage.clear(); // Simulates another tab.
    first.unmount();

    const { next, submit, posts, user } = await openRequestForm();
    expect(slot()).toBeChecked();
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('3');
    await next();
    expect(screen.getByRole('switch', { name: '프리미엄 세탁' })).toBeChecked();
    expect(await screen.findByRole('img', { name: '얼룩 사진 1' })).toBeInTheDocument();
    expect(screen.getByText('재킷 소매')).toBeVisible();
    expect(note()).toHaveValue('살살');
    expect(screen.getByRole('radio', { name: '비밀번호 있음' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: '공동현관 비밀번호' })).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: '약관에 동의해요' })).toBeChecked();

    await submit();
    expect(screen.getByText('공동현관 비밀번호를 적어 주세요.')).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: '공동현관 비밀번호' }), DOOR_CODE);
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    const sent = posts()[0]?.body;
    expect(fieldsOf(sent)).toMatchObject({ etc: '살살', stain: 'stain-1.png' });
  });

  it('exposes neither the door code nor photos to scripts, also after sending', async () => {
    const form = await openRequestForm({
      'POST /request/delivery': () => {
        throw new Error('no answer');
      },
    });
    await fillIn(form);
    await form.submit();
    await screen.findByRole('alert');
    closePage();
    expect(stored()).toContain('살살');
    expect(stored()).not.toContain(DOOR_CODE);
    expect(stored()).not.toContain('base64');
    expect(stored()).not.toContain(btoa('the bytes of a photo').slice(-20));
  });

  it('deletes an earlier version’s data with its door code from the tab', async () => {
    sessionStorage.setItem('requestDraft:1:7', JSON.stringify({ values: { entrancePassword: DOOR_CODE } }));
    sessionStorage.setItem('requestDraft:1:8', JSON.stringify({ values: { entrancePassword: DOOR_CODE } }));
    await openRequestForm();
    expect(stored()).not.toContain(DOOR_CODE);
  });

  it('is hidden from another member on the device and then deleted', async () => {
    const first = await openRequestForm();
    await fillIn(first);
    closePage();
    first.unmount();

    const { chooseSlot, next } = await openRequestForm({}, { userId: 2 });
    expect(slot()).not.toBeChecked();
    await chooseSlot();
    await next();
    expect(note()).toHaveValue('');
    expect(screen.getByRole('switch', { name: '얼룩이 있어요' })).not.toBeChecked();
    expect(stored()).not.toContain('살살');
  });

  it.each([
    ['is over', '2037-03-04T13:30:00+09:00'],
    ['is too near to be booked', '2037-03-04T12:30:00+09:00'],
  ])('says that its slot %s and preserves everything else', async (_, later) => {
    const first = await openRequestForm();
    await fillIn(first);
    closePage();
    first.unmount();

    jest.setSystemTime(Date.parse(later));
    const { chooseSlot, next } = await openRequestForm();
    expect(slot()).not.toBeChecked();
    expect(screen.getByText('고르신 시간은 이제 신청할 수 없어요. 다른 시간을 골라 주세요.')).toBeVisible();
    await chooseSlot('15:00~17:00');
    await next();
    expect(note()).toHaveValue('살살');
  });

  it('expires a week after its last change', async () => {
    storeField('etc', '"살살"');
    localStorage.setItem('draft:1:request/7:at', String(Date.now() - 7 * 24 * 3600_000 - 1));
    await openSecondScreen();
    expect(note()).toHaveValue('');
    expect(stored()).not.toContain('살살');
  });

  it('drops what the shop no longer offers', async () => {
    storeField('hasMend', 'true');
    storeField('serviceCodes', '["EXPRESS"]');
    const { chooseSlot, agree, submit, posts } = await openRequestForm({
      'GET /laundry/detail/7': buildShop({ canMend: false }),
    });
    await chooseSlot();
    await agree();
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({ dailyLaundryPaidService: '[]' });
    expect(fieldsOf(posts()[0]?.body)).not.toHaveProperty('mendInfo');
  });

  it('says when the browser has lost its photos', async () => {
    storeField('hasStain', 'true');
    storeField('stains', '["gone"]');
    await openSecondScreen();
    expect(screen.getByText('보관해 둔 사진을 불러오지 못했어요. 사진을 다시 추가해 주세요.')).toBeInTheDocument();
  });

  it('falls back to the empty value of an invalid field only', async () => {
    storeField('etc', '"살살"');
    storeField('laundryNumByUser', '"three"');
    storeField('stains', '{"0":{"backgroundUrl":7}}');
    storeField('collectionTime', '{');
    const { chooseSlot, next } = await openRequestForm();
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('1');
    await chooseSlot();
    await next();
    expect(note()).toHaveValue('살살');
  });

  it('survives a session that expires while typing', async () => {
    const first = await openSecondScreen();
    await first.user.type(note(), '살살');
    closePage();
    await first.user.type(note(), ' 부탁해요');
    act(() => endSession());
    first.unmount();
    const { next } = await openRequestForm();
    await next();
    expect(note()).toHaveValue('살살 부탁해요');
  });

  it('is not rewritten by an open form after a logout', async () => {
    const form = await openSecondScreen({ 'PUT /member/signOut': undefined });
    await form.user.type(note(), '살살');
    closePage();
    await form.user.type(note(), ' 부탁해요');
    await act(() => signOut());
    form.unmount();
    expect(stored()).not.toContain('살살');
  });

  it('is not rewritten after a logout in another tab before its message', async () => {
    const form = await openSecondScreen();
    await form.user.type(note(), '살살');
    closePage();
    localStorage.clear();
    forgetCookies('accessToken', 'refreshToken', 'userInfo');
    await form.user.type(note(), ' 부탁해요');
    form.unmount();
    expect(stored()).not.toContain('살살');
  });

  it('is deleted after the order', async () => {
    const form = await openRequestForm();
    await fillIn(form);
    closePage();
    await form.submit();
    await screen.findByRole('heading', { name: '신청이 완료되었어요' });
    form.unmount();
    expect(stored()).not.toContain('draft:');
  });

  it('is found by the server’s member id when only a refresh token exists', async () => {
    const { user } = await openSecondScreen({ 'GET /member': buildMember() });
    await user.type(note(), '살살');
    forgetCookies('accessToken', 'userInfo');
    act(() => {
      restoreSession();
      document.cookie = 'accessToken=refreshed; path=/';
    });
    expect(await screen.findByRole('textbox', { name: '요청사항' })).toHaveValue('살살');
  });
});
