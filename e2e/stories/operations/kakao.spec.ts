import { blockKakao, installKakao } from '../../src/actors/kakao';
import { expect, test } from '../../src/operations-story';

test.use({ settings: { KAKAO_MAP_KEY: '0123456789abcdef0123456789abcdef', KAKAO_POSTCODE: 'on' } });

const MAP = '/laundry/map?at=37.52268%2C126.90196%2C14';
const OUR_SOURCE = '행정구역 경계: 국토교통부 공공데이터';

const BUILDING = {
  zonecode: '06236',
  userSelectedType: 'R',
  roadAddress: '서울 강남구 테헤란로 152',
  autoRoadAddress: '',
  jibunAddress: '서울 강남구 역삼동 737',
  autoJibunAddress: '',
  sido: '서울',
  sigungu: '강남구',
  bcode: '1168010100',
  bname: '역삼동',
  bname1: '',
  bname2: '역삼동',
  hname: '',
};

test('shops on Kakao Maps can be panned and zoomed', async ({ context, page }) => {
  await installKakao(context, BUILDING);
  const ground = page.locator('[data-kakao]');
  // Our own map opens where Kakao takes more than 5 s: this browser on a busy machine.
  await expect(async () => {
    await page.goto(MAP);
    await expect(ground.getByRole('button', { name: /원(부터)?$/ }).first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText(OUR_SOURCE)).toBeHidden();
  await page.getByRole('button', { name: '확대', exact: true }).click();
  await expect(page).toHaveURL(/at=[^&]*%2C15/);
  await ground.focus();
  await page.keyboard.press('-');
  await expect(page).toHaveURL(/at=[^&]*%2C14/);
});

test.describe('where Kakao is blocked', () => {
  test.use({ causedErrors: /ERR_BLOCKED_BY_CLIENT/ });

  test('the map falls back, and the postcode dialog shows a message', async ({ app, context, page }) => {
    await blockKakao(context);
    await page.goto(MAP);
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await expect(page.getByText(OUR_SOURCE)).toBeVisible();
    await app.open('/service/non-member-update/address');
    await page.getByRole('button', { name: '카카오 우편번호에서 찾기' }).click();
    await expect(page.getByRole('alert')).toContainText('우편번호 검색을 불러오지 못했어요');
  });
});

test('a building of the postcode dialog becomes the address', async ({ app, context, customer, newNumber, page }) => {
  await installKakao(context, BUILDING);
  await app.open('/login?path=/laundry/list');
  await customer.provesNumber(newNumber);
  await page.getByRole('button', { name: '카카오 우편번호에서 찾기' }).click();
  await page.frameLocator('iframe[title="우편번호 검색"]').getByRole('button', { name: '테헤란로 152' }).click();
  await expect(page.getByRole('textbox', { name: /^도로명 또는 지번/ })).toHaveValue('테헤란로 152');
  await app.registration.describeDoor('1203호');
  await app.registration.agreeToRequiredTerms();
  const sent = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/member/address'));
  await app.registration.finish();
  expect((await sent).postDataJSON().addressInfo).toMatchObject({
    roadAddress: BUILDING.roadAddress,
    address: BUILDING.jibunAddress,
    postalCode: BUILDING.zonecode,
  });
  await expect(page).toHaveURL('/laundry/list');
});
