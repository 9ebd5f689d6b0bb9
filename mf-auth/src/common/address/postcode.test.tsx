import type { Area } from '@dongne/contract';
import { buildClientConfig } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadPostcode } from 'react-daum-postcode';
import { buildArea } from '../../testing/builders';
import { addressInfoOf, NO_DETAILS, placeOf } from './place';
import type { PostcodeAnswer } from './postcode-area';
import { PostcodeButton } from './postcode-button';

jest.mock('react-daum-postcode', () => ({ loadPostcode: jest.fn() }));

const YEOKSAM = buildArea({ label: '서울 강남구 역삼동', dong: '역삼동', emd: '역삼동', bcode: '1168010100' });

/** Result of Kakao's dialog by its documentation. */
const FOUND: PostcodeAnswer = {
  zonecode: '06236',
  userSelectedType: 'R',
  roadAddress: '서울 강남구 테헤란로 152',
  autoRoadAddress: '',
  jibunAddress: '서울 강남구 역삼동 737 강남파이낸스센터',
  autoJibunAddress: '',
  sido: '서울',
  sigungu: '강남구',
  bcode: '1168010100',
  bname: '역삼동',
  bname1: '',
  bname2: '역삼동',
  hname: '',
};

const found: Area[] = [];
let complete: ((answer: PostcodeAnswer) => void) | undefined;

beforeEach(() => {
  found.length = 0;
  complete = undefined;
  jest.mocked(loadPostcode).mockResolvedValue(
    class {
      constructor({ oncomplete }: { oncomplete?: (answer: never) => void }) {
        complete = (answer) => Reflect.apply(oncomplete ?? (() => undefined), undefined, [answer]);
      }
      open = () => undefined;
      embed = () => undefined;
    },
  );
});

const openButton = (api: FakeApi = {}) =>
  renderPage([{ path: '/', element: <PostcodeButton onFind={(area) => found.push(area)} /> }], {
    url: '/',
    api: {
      'GET /config': buildClientConfig({ postcode: { provider: 'kakao' } }),
      'GET /area': [YEOKSAM],
      ...api,
    },
  });

/** Opens the dialog and chooses a result. */
const choose = async (answer: PostcodeAnswer, api?: FakeApi) => {
  const page = openButton(api);
  await page.user.click(await screen.findByRole('button', { name: '카카오 우편번호에서 찾기' }));
  await waitFor(() => expect(complete).toBeDefined());
  act(() => void complete?.(answer));
  return page;
};

const sentOf = (area: Area | undefined) =>
  area && addressInfoOf(placeOf(area), { ...NO_DETAILS, roadOrLot: area.roadOrLot });

describe('postcode dialog', () => {
  it('is hidden when it is disabled', async () => {
    const page = openButton({ 'GET /config': buildClientConfig() });
    await waitFor(() => expect(page.calls.map(({ path }) => path)).toContain('/config'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('selects a building with road, lot and postal code and closes', async () => {
    await choose(FOUND);
    await waitFor(() => expect(found).toHaveLength(1));
    expect(sentOf(found[0])).toMatchObject({
      address: FOUND.jibunAddress,
      roadAddress: FOUND.roadAddress,
      addressType: 'R',
      postalCode: '06236',
      emd: '역삼동',
      dong: '역삼동',
    });
    expect(found[0]?.roadOrLot).toBe('테헤란로 152');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a lot was chosen', { userSelectedType: 'J' }, '737', 'J'],
    ['the road has many lots', { roadAddress: '', autoRoadAddress: FOUND.roadAddress }, '테헤란로 152', 'R'],
    ['the lot has no road', { roadAddress: '', autoRoadAddress: '' }, '737', 'J'],
    ['the lot is a hill', { userSelectedType: 'J', jibunAddress: '서울 강남구 역삼동 산 12-3' }, '산 12-3', 'J'],
    [
      'a 리 lies in a 면',
      { bname: '죽산리', bname1: '죽산면', bname2: '죽산리', bcode: '1168010125' },
      '테헤란로 152',
      'R',
    ],
  ] as const)('handles its result when %s', async (_case, differs, roadOrLot, addressType) => {
    await choose({ ...FOUND, ...differs });
    await waitFor(() => expect(found).toHaveLength(1));
    expect(found[0]).toMatchObject({ roadOrLot });
    expect(sentOf(found[0])).toMatchObject({ addressType });
    expect(found[0]?.emd).toBe('bname1' in differs ? '죽산면' : '역삼동');
  });

  it.each([
    ['is not served', {}, { 'GET /area': [{ ...YEOKSAM, inService: false }] }, '아직 서비스하지 않는 지역이에요'],
    ['is unknown to us', { bcode: '4113510300' }, {}, '이 주소를 찾지 못했어요. 동 이름으로 찾아 주세요.'],
    ['cannot be looked up', {}, { 'GET /area': refuse('UNAVAILABLE') }, undefined],
  ])('says so when what was chosen %s', async (_case, differs, api, sentence) => {
    await choose({ ...FOUND, ...differs }, api);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence ?? /./);
    expect(found).toEqual([]);
  });

  it('shows an error when blocked and leaves the alternatives', async () => {
    jest.mocked(loadPostcode).mockRejectedValue(new Event('error'));
    const { user } = openButton();
    await user.click(await screen.findByRole('button', { name: '카카오 우편번호에서 찾기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('우편번호 검색을 불러오지 못했어요');
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.getByRole('button', { name: '카카오 우편번호에서 찾기' })).toBeVisible();
  });

  it('shows an error after 8 s without loading', async () => {
    jest.mocked(loadPostcode).mockReturnValue(new Promise(() => undefined));
    const { user } = openButton();
    const button = await screen.findByRole('button', { name: '카카오 우편번호에서 찾기' });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    jest.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent('우편번호 검색을 불러오지 못했어요');
    await user.click(screen.getByRole('button', { name: '닫기' }));
  });
});
