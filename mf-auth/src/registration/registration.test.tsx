import { REGISTRATION_TERMS } from '@dongne/contract';
import { buildClientConfig } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '../routes';
import { buildArea, buildLogin, buildNewcomer } from '../testing/builders';
import { cookie } from '../testing/cookie';
import { fill, type User } from '../testing/fill';

const REGISTER = 'POST /member/address';
const DAEJEON = buildArea({
  bcode: '3011010700',
  label: '대전 동구 삼성동',
  sido: '대전',
  gungu: '동구',
  inService: false,
});

const API: FakeApi = {
  'POST /auth/otp': { otpId: 'otp-1', expiresAt: '2026-03-02T09:03:00Z', resendAt: '2026-03-02T09:00:30Z' },
  'POST /auth/otp/verify': buildNewcomer(),
  'GET /config': buildClientConfig(),
  'GET /area': [buildArea(), DAEJEON],
  [REGISTER]: { ...buildLogin(), isFirst: true },
};

const searchField = () => screen.findByRole('textbox', { name: '주소 검색' });
const detailField = () => screen.findByRole('textbox', { name: '상세 주소' });
const term = (name: RegExp) => screen.getByRole('checkbox', { name });
const done = () => screen.getByRole('button', { name: '가입 완료' });

/** Opens the address step with a verified number. */
const openRegistration = async (api: FakeApi = {}) => {
  const page = renderPage(routes, { url: '/login?path=%2Fapplicate%3FlaundryId%3D3', api: { ...API, ...api } });
  await prove(page.user);
  return page;
};

const prove = async (user: User) => {
  const number = await screen.findByRole('textbox', { name: '휴대폰 번호' });
  await fill(user, number, '01000001234');
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await fill(user, await screen.findByRole('textbox', { name: '인증번호' }), '123456');
};

type Page = Awaited<ReturnType<typeof openRegistration>>;

/** Opens the last step with a chosen neighbourhood. */
const chooseArea = async (page: Page) => {
  await fill(page.user, await searchField(), '삼성동');
  await page.user.click(await screen.findByRole('option', { name: '서울 강남구 삼성동' }));
  return detailField();
};

const fillIn = async (page: Page) => {
  await fill(page.user, await chooseArea(page), '101동 1203호');
  for (const name of [/서비스 이용약관 동의$/, /개인정보/])
    await page.user.click(screen.getAllByRole('checkbox', { name }).at(0) ?? done());
};

const registrations = ({ calls }: Page) => calls.filter(({ path }) => path === '/member/address');

describe('Registration: address', () => {
  it('searches for the typed text', async () => {
    const page = await openRegistration();
    await fill(page.user, await searchField(), '삼성동');
    await screen.findByRole('option', { name: '서울 강남구 삼성동' });
    expect(page.calls.filter(({ path }) => path === '/area').map(({ params }) => params)).toEqual([{ q: '삼성동' }]);
  });

  it('shows an area outside the service and does not continue', async () => {
    const page = await openRegistration();
    await fill(page.user, await searchField(), '삼성동');
    await page.user.click(
      await screen.findByRole('option', { name: /대전 동구 삼성동.*아직 서비스하지 않는 지역이에요/ }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('아직 서비스하지 않는 지역이에요');
    expect(await searchField()).toBeVisible();
  });

  it('asks for the dong of a road and fills in the road', async () => {
    const road = { roadAddress: '서울 강남구 테헤란로 152', roadOrLot: '테헤란로 152' };
    const page = await openRegistration({
      'GET /area': [
        buildArea({ ...road, bcode: '1168010100', dong: '역삼동', emd: '역삼동', label: '테헤란로 152 (역삼동)' }),
        buildArea({ ...road, label: '테헤란로 152 (삼성동)' }),
      ],
    });
    await fill(page.user, await searchField(), '테헤란로 152');
    expect(await screen.findByText('건물이 있는 동을 골라 주세요')).toBeVisible();
    await page.user.click(screen.getByRole('option', { name: '테헤란로 152 (삼성동)' }));
    await detailField();
    expect(screen.getByText('서울 강남구 삼성동')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '도로명 또는 지번 (선택)' })).toHaveValue('테헤란로 152');
  });

  it('clears a searched road when a dong is chosen, but not a typed one', async () => {
    const lot = buildArea({ label: '서울 강남구 역삼동 737', dong: '역삼동', emd: '역삼동', roadOrLot: '737' });
    const page = await openRegistration({ 'GET /area': [lot, buildArea()] });
    const roadOrLot = () => screen.findByRole('textbox', { name: '도로명 또는 지번 (선택)' });
    const chooseAgain = async (name: string) => {
      await page.user.click(await screen.findByRole('option', { name }));
      return roadOrLot();
    };
    await fill(page.user, await searchField(), '역삼동 737');
    expect(await chooseAgain('서울 강남구 역삼동 737')).toHaveValue('737');
    await page.user.click(screen.getByRole('button', { name: '다시 찾기' }));
    expect(await chooseAgain('서울 강남구 삼성동')).toHaveValue('');
    await fill(page.user, await roadOrLot(), '봉은사로 524');
    await page.user.click(screen.getByRole('button', { name: '다시 찾기' }));
    expect(await chooseAgain('서울 강남구 삼성동')).toHaveValue('봉은사로 524');
  });

  it('explains an empty result', async () => {
    const page = await openRegistration({ 'GET /area': [] });
    await fill(page.user, await searchField(), '테헤란로');
    expect(await screen.findByText('찾는 동네가 없어요')).toBeVisible();
  });

  it('offers a retry when the search fails', async () => {
    let isDown = true;
    const page = await openRegistration({ 'GET /area': () => (isDown ? refuse('UNAVAILABLE') : [buildArea()]) });
    await fill(page.user, await searchField(), '삼성동');
    await screen.findByText('주소를 찾지 못했어요');
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('option')).toBeVisible();
  });

  it('can be chosen by arrow keys and Enter', async () => {
    const page = await openRegistration();
    await fill(page.user, await searchField(), '삼성동');
    await screen.findByRole('option', { name: '서울 강남구 삼성동' });
    await page.user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(await searchField()).toHaveAttribute('aria-activedescendant', chosen.id);
    await page.user.keyboard('{Enter}');
    expect(await detailField()).toBeVisible();
  });
});

describe('Registration: terms', () => {
  it('preselects no consent', async () => {
    await chooseArea(await openRegistration());
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(REGISTRATION_TERMS.length + 1);
    for (const box of boxes) expect(box).not.toBeChecked();
  });

  it('checks all terms only by the button for all', async () => {
    const page = await openRegistration();
    await chooseArea(page);
    await page.user.click(term(/전체 동의/));
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await page.user.click(term(/야간/));
    expect(term(/전체 동의/)).not.toBeChecked();
    expect(term(/개인정보/)).toBeChecked();
  });

  it('requires the mandatory terms and shows each missing one', async () => {
    const page = await openRegistration();
    await fill(page.user, await chooseArea(page), '101호');
    await page.user.click(done());
    await waitFor(() => expect(screen.getAllByText('필수 약관이에요. 동의해 주세요.')).toHaveLength(2));
    expect(term(/개인정보/)).toHaveAccessibleDescription('필수 약관이에요. 동의해 주세요.');
    expect(registrations(page)).toHaveLength(0);
  });

  it('opens the text of a term with one tap', async () => {
    const page = await openRegistration();
    await chooseArea(page);
    await page.user.click(screen.getByRole('button', { name: '개인정보 수집·이용 동의 내용 보기' }));
    expect(within(screen.getByRole('dialog')).getByText(/휴대폰 번호와 주소를 모아요/)).toBeVisible();
    await page.user.keyboard('{Escape}');
    expect(term(/개인정보/)).not.toBeChecked();
  });
});

describe('Registration: completion', () => {
  it('sends the specified fields, logs in and returns to the form', async () => {
    const page = await openRegistration();
    await fillIn(page);
    await fill(page.user, screen.getByRole('textbox', { name: /도로명 또는 지번/ }), '테헤란로 427');
    await page.user.click(screen.getByRole('button', { name: '추천 코드가 있어요' }));
    await fill(page.user, screen.getByRole('textbox', { name: /추천 코드/ }), 'FriEnd7');
    await page.user.click(done());
    await waitFor(() => expect(page.path()).toBe('/applicate?laundryId=3'));
    expect(cookie('accessToken')).toBe('access-7');
    expect(registrations(page)[0]?.body).toEqual({
      otpCode: '123456',
      otpId: 'otp-1',
      userId: null,
      fcmToken: null,
      deviceInfo: navigator.userAgent,
      addressInfo: {
        address: '서울 강남구 삼성동',
        roadAddress: '서울 강남구 테헤란로 427',
        subAddress: '101동 1203호',
        addressType: 'R',
        postalCode: '',
        entranceInfo: '',
        recipient: '',
        sido: '서울',
        gungu: '강남구',
        dong: '삼성동',
        emd: '삼성동',
        latitude: 37.5145,
        longitude: 127.0565,
      },
      referralCode: 'friend7',
      agreements: { service: true, privacy: true, location: false, marketing: false, night: false },
    });
  });

  it('registers once on a double click', async () => {
    const page = await openRegistration();
    await fillIn(page);
    await page.user.dblClick(done());
    await waitFor(() => expect(page.path()).toBe('/applicate?laundryId=3'));
    expect(registrations(page)).toHaveLength(1);
  });

  it('requires address details and focuses them', async () => {
    const page = await openRegistration();
    await chooseArea(page);
    await page.user.click(term(/전체 동의/));
    await page.user.click(done());
    await waitFor(async () => expect(await detailField()).toHaveAccessibleDescription('상세 주소를 입력해 주세요.'));
    expect(await detailField()).toHaveFocus();
  });

  it('shows the server’s errors next to their fields', async () => {
    const page = await openRegistration({
      [REGISTER]: refuse('VALIDATION', { fields: { 'addressInfo.subAddress': '너무 길어요.' } }),
    });
    await fillIn(page);
    await page.user.click(done());
    await waitFor(async () => expect(await detailField()).toHaveAccessibleDescription('너무 길어요.'));
    expect(await detailField()).toHaveValue('101동 1203호');
  });

  it('shows at the place that it is outside the served area', async () => {
    const page = await openRegistration({ [REGISTER]: refuse('OUT_OF_AREA') });
    await fillIn(page);
    await page.user.click(done());
    expect(await screen.findByText('아직 서비스하지 않는 지역이에요.')).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 찾기' })).toBeVisible();
  });

  it('preserves the input when the server is down and can be retried', async () => {
    let isDown = true;
    const page = await openRegistration({ [REGISTER]: () => (isDown ? refuse('UNAVAILABLE') : buildLogin()) });
    await fillIn(page);
    await page.user.click(done());
    expect(await screen.findByText(/서비스에 연결할 수 없어요/)).toBeVisible();
    isDown = false;
    await page.user.click(done());
    await waitFor(() => expect(page.path()).toBe('/applicate?laundryId=3'));
  });
});

describe('Registration: back and forth', () => {
  it('shows the server’s reason when the proof is refused', async () => {
    const page = await openRegistration({ [REGISTER]: refuse('OTP_EXPIRED', { svMessage: '[J-2] 10분이 지났어요.' }) });
    await fillIn(page);
    await page.user.click(done());
    const number = await screen.findByRole('textbox', { name: '휴대폰 번호' });
    expect(number).toHaveAccessibleDescription('10분이 지났어요.');
  });

  it('preserves search and details', async () => {
    const page = await openRegistration();
    await fill(page.user, await chooseArea(page), '101동');
    await page.user.click(screen.getByRole('button', { name: '다시 찾기' }));
    expect(await searchField()).toHaveValue('삼성동');
    await page.user.click(await screen.findByRole('option', { name: '서울 강남구 삼성동' }));
    expect(await detailField()).toHaveValue('101동');
  });

  it('verifies the number again after an expired proof and continues', async () => {
    let isOver = true;
    const page = await openRegistration({ [REGISTER]: () => (isOver ? refuse('OTP_EXPIRED') : buildLogin()) });
    await fillIn(page);
    await page.user.click(done());
    const number = await screen.findByRole('textbox', { name: '휴대폰 번호' });
    expect(number).toHaveValue('010-0000-1234');
    expect(number).toHaveAccessibleDescription('인증 시간이 지났어요. 인증번호를 다시 받아 주세요.');
    isOver = false;
    await prove(page.user);
    expect(await detailField()).toHaveValue('101동 1203호');
    expect(term(/개인정보/)).toBeChecked();
    await page.user.click(done());
    await waitFor(() => expect(page.path()).toBe('/applicate?laundryId=3'));
  });
});

describe('Registration: a reload', () => {
  beforeEach(() => sessionStorage.clear());

  /** Verifies a number in the same tab after its pages are gone. */
  const reload = async (page: Page, phone = '01000001234') => {
    page.unmount();
    return openRegistration({ 'POST /auth/otp/verify': buildNewcomer({ phone }) });
  };

  it('preserves search, details and the code of a friend, but neither consents nor the way in', async () => {
    const before = await openRegistration();
    await fillIn(before);
    await fill(before.user, screen.getByRole('textbox', { name: /도로명 또는 지번/ }), '테헤란로 427');
    await fill(before.user, screen.getByRole('textbox', { name: /출입 방법/ }), '#4821');
    await before.user.click(screen.getByRole('button', { name: '추천 코드가 있어요' }));
    await fill(before.user, screen.getByRole('textbox', { name: /추천 코드/ }), 'FriEnd7');
    expect(JSON.stringify(sessionStorage)).not.toContain('4821');

    const after = await reload(before);
    expect(await searchField()).toHaveValue('삼성동');
    await after.user.click(await screen.findByRole('option', { name: '서울 강남구 삼성동' }));
    expect(await detailField()).toHaveValue('101동 1203호');
    expect(screen.getByRole('textbox', { name: /도로명 또는 지번/ })).toHaveValue('테헤란로 427');
    expect(screen.getByRole('textbox', { name: /추천 코드/ })).toHaveValue('FriEnd7');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    for (const name of [/서비스 이용약관 동의$/, /개인정보/])
      await after.user.click(screen.getAllByRole('checkbox', { name }).at(0) ?? done());
    await after.user.click(done());
    await waitFor(() => expect(after.path()).toBe('/applicate?laundryId=3'));
    expect(JSON.stringify(sessionStorage)).not.toContain('1203호');
  });

  it('takes the code of a newer link', async () => {
    const open = async (code: string) => {
      const page = renderPage(routes, { url: `/login?referralCode=${code}`, api: API });
      await prove(page.user);
      await chooseArea(page);
      expect(screen.getByRole('textbox', { name: /추천 코드/ })).toHaveValue(code);
      page.unmount();
    };
    await open('friend1');
    await open('friend2');
  });

  it('shows another number none of it', async () => {
    const before = await openRegistration();
    await fillIn(before);
    await reload(before, '01000009999');
    expect(await searchField()).toHaveValue('');
  });
});
