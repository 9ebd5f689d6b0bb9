import { pressBack } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest, buildShop } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm, openSecondScreen } from '../testing/request-form-page';
import { addMend, board, markByKey, openSteps, press } from '../testing/mend-steps';
import { markedPicture } from './marked-picture';

standAt('2037-03-03T20:30:00+09:00');

// jsdom has no canvas; a browser story checks the picture itself.
jest.mock('./marked-picture', () => ({ markedPicture: jest.fn(() => 'data:image/webp;base64,AAAA') }));

describe('MendSteps', () => {
  it('registers a garment with mends and marks and sends them with the order', async () => {
    const { user, agree, submit, posts, path } = await openSecondScreen();
    await user.type(screen.getByRole('textbox', { name: '요청사항' }), '천천히');
    await openSteps(user);
    expect(path()).toBe('/applicate/mend/step1?laundryId=7&step=check');
    await press(user, '다음');
    expect(await screen.findByText('수선할 옷의 종류를 골라 주세요.')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: '재킷' }));
    await press(user, '다음');
    await addMend(user, /^소매/, '2cm');
    await press(user, '수선 추가');
    await addMend(user, /^단추/);
    await press(user, '수선 등록하기');

    await waitFor(() => expect(path()).toBe('/applicate?laundryId=7&step=check'));
    expect(within(screen.getByRole('list', { name: '수선할 옷' })).getByText('재킷 소매, 단추')).toBeVisible();
    expect(screen.getByText(/수선 8,000원/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: '요청사항' })).toHaveValue('천천히');
    await agree();
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    const sent = fieldsOf(posts()[0]?.body);
    expect(JSON.parse(String(sent['mendInfo']))).toEqual([
      {
        mendName: '소매',
        withLaundry: true,
        mendDetail: '2cm',
        imageCount: 1,
        clothType: 'jacket',
        clothNo: 0,
        clothPhotoCount: 0,
      },
      {
        mendName: '단추',
        withLaundry: true,
        mendDetail: '',
        imageCount: 1,
        clothType: 'jacket',
        clothNo: 0,
        clothPhotoCount: 0,
      },
    ]);
    expect(sent['mend']).toEqual(['mend-1-1.webp', 'mend-1-2.webp']);
    expect(markedPicture).toHaveBeenCalledWith('jacket', [{ side: 'front', x: 0.5, y: 0.4 }]);
  });

  it('returns to the form without extra history after a double click', async () => {
    const { user, path } = await openSecondScreen();
    await user.click(screen.getByRole('switch', { name: /수선이 필요해요/ }));
    // Clicks twice before the page changes.
    const add = await screen.findByRole('button', { name: '수선할 옷 추가' });
    act(() => {
      add.click();
      add.click();
    });
    await user.click(await screen.findByRole('radio', { name: '재킷' }));
    await press(user, '다음');
    await addMend(user, /^소매/);
    await press(user, '수선 등록하기');
    await waitFor(() => expect(path()).toBe('/applicate?laundryId=7&step=check'));
    expect(within(screen.getByRole('list', { name: '수선할 옷' })).getByText('재킷 소매')).toBeVisible();
  });

  it('counts a garment as a piece and its washing in the estimate', async () => {
    const { user, count, chooseSlot, next } = await openRequestForm();
    await count('와이셔츠');
    await chooseSlot();
    await next();
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '셔츠' }));
    await press(user, '다음');
    await addMend(user, /^기장/);
    await press(user, '수선 등록하기');
    expect(await screen.findByText(/셔츠 1,900원 \(수선하며 세탁\)/)).toBeVisible();
    await press(user, /수거.*변경$/);
    expect(await screen.findByText('담은 품목 1개와 수선할 옷 1개예요.')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('2');
  });

  it.each([
    ['with its washing once', [], '예상 7,900원 (세탁 1,900원 포함)'],
    ['with premium washing', ['프리미엄 세탁'], '예상 9,800원 (세탁 3,800원 포함)'],
  ])('shows the running total of a garment %s', async (_how, wishes, total) => {
    const { user } = await openSecondScreen();
    for (const wish of wishes) await user.click(screen.getByRole('switch', { name: wish }));
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '셔츠' }));
    await press(user, '다음');
    await addMend(user, /^기장/);
    await press(user, '수선 추가');
    await addMend(user, /^단추/);
    expect(screen.getByText(total)).toBeVisible();
  });

  it('shows the running total of a garment that is not washed', async () => {
    const { user } = await openSecondScreen();
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '셔츠' }));
    await press(user, '다음');
    await user.click(await screen.findByRole('switch', { name: '세탁도 함께 할게요' }));
    await addMend(user, /^기장/);
    expect(screen.getByText('예상 5,000원')).toBeVisible();
  });

  it('hides parts that the garment does not have', async () => {
    const { user } = await openSecondScreen();
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '바지' }));
    await press(user, '다음');
    expect(await screen.findByRole('radio', { name: /^기장/ })).toBeEnabled();
    expect(screen.queryByRole('radio', { name: /^(소매|어깨)/ })).toBeNull();
  });

  it('requires a part, a description when the part is generic, and a mark', async () => {
    const { user } = await openSecondScreen();
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '바지' }));
    await press(user, '다음');
    await press(user, '수선할 곳 표시하기');
    expect(await screen.findByText('무엇을 수선할지 골라 주세요.')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /^기타/ }));
    await press(user, '수선할 곳 표시하기');
    expect(await screen.findByText('어떻게 수선할지 적어 주세요.')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /^기장/ }));
    await press(user, '수선할 곳 표시하기');
    await board();
    await press(user, '표시 완료');
    expect(screen.getByText('수선할 곳을 한 곳 이상 눌러 주세요.')).toBeVisible();
    // Misses the garment between the legs.
    await markByKey([...Array<string>(15).fill('ArrowDown'), 'Enter']);
    expect(screen.getByText('옷 위를 눌러 주세요.')).toBeVisible();
    expect(screen.getByText('표시 0곳')).toBeVisible();
  });

  it('marks both sides, undoes the last mark and stops at ten', async () => {
    const { user } = await openSecondScreen();
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '기타' }));
    await press(user, '다음');
    await user.click(await screen.findByRole('radio', { name: /^단추/ }));
    await press(user, '수선할 곳 표시하기');
    await markByKey(['Enter', 'ArrowRight', ' ']);
    await user.click(screen.getByRole('tab', { name: '뒷면' }));
    await markByKey();
    expect(screen.getByText('표시 3곳')).toBeVisible();
    await press(user, '마지막 표시 되돌리기');
    expect(screen.getByText('표시 2곳')).toBeVisible();
    await markByKey(Array<string>(9).fill('Enter'));
    expect(screen.getByText('표시 10곳')).toBeVisible();
    expect(screen.getByText('10곳까지 표시할 수 있어요.')).toBeVisible();
  });

  it('clears the marks when another garment is chosen and requires new ones', async () => {
    const { user, path } = await openSecondScreen();
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '재킷' }));
    await press(user, '다음');
    await addMend(user, /^소매/);
    await press(user, '수선 등록하기');
    await waitFor(() => expect(path()).toBe('/applicate?laundryId=7&step=check'));
    await press(user, '재킷 소매 수정');
    await user.click(await screen.findByRole('radio', { name: '가방' }));
    await press(user, '다음');
    expect(await screen.findByText(/수선할 곳을 다시 표시해 주세요/)).toBeVisible();
    expect(screen.getByRole('button', { name: '수선 등록하기' })).toBeDisabled();
    // Bags have no sleeves.
    await press(user, '기타 수정');
    await press(user, '수선할 곳 표시하기');
    expect(await screen.findByText('무엇을 수선할지 골라 주세요.')).toBeVisible();
  });

  it('reports an unfinished garment, which can be resumed or removed', async () => {
    const { user, agree, submit, posts, path } = await openSecondScreen({}, { history: 'browser' });
    await openSteps(user);
    await user.click(await screen.findByRole('radio', { name: '코트' }));
    await press(user, '다음');
    await screen.findByRole('radio', { name: /^안감/ });
    act(() => window.history.go(-2));
    await waitFor(() => expect(path()).toBe('/applicate?laundryId=7&step=check'));
    await agree();
    await submit();
    expect(await screen.findByText('작성하던 수선을 끝까지 등록하거나 삭제해 주세요.')).toBeVisible();
    expect(posts()).toHaveLength(0);
    await press(user, '작성하던 수선 삭제');
    await user.click(screen.getByRole('switch', { name: '수선이 필요해요' }));
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)).not.toHaveProperty('mendInfo');
  });

  it.each([
    [2, '먼저 옷 종류를 골라 주세요'],
    [3, '먼저 옷 종류를 골라 주세요'],
  ])('says at step %i what is missing when opened by a link', async (step, missing) => {
    const { user, path } = renderPage(routes, {
      session: 'member',
      url: `/usage/31/modify/mend/step${step}`,
      api: { 'GET /request/delivery/detail/31': buildRequest(), 'GET /laundry/detail/7': buildShop() },
    });
    const onward = await screen.findByRole('link', { name: '이어서 하기' });
    expect(screen.getByText(missing)).toBeVisible();
    await user.click(onward);
    expect(path()).toBe('/usage/31/modify/mend/step1');
    await user.click(await screen.findByRole('radio', { name: '원피스' }));
    await press(user, '다음');
    expect(await screen.findByRole('radio', { name: /^기장/ })).toBeEnabled();
  });

  it('goes back to the form when opened by a link', async () => {
    const { path } = renderPage(routes, {
      session: 'member',
      url: '/usage/31/modify/mend/step1',
      api: { 'GET /request/delivery/detail/31': buildRequest(), 'GET /laundry/detail/7': buildShop() },
    });
    await screen.findByRole('radio', { name: '원피스' });
    act(() => pressBack());
    await waitFor(() => expect(path()).toBe('/usage/31/modify'));
  });
});

describe('mends of an edit', () => {
  const request = buildRequest({
    mend: [
      {
        id: 4,
        mendName: '기장',
        withLaundry: true,
        mendDetail: '3cm',
        clothType: 'trousers',
        clothNo: 0,
        images: [{ id: 9, url: '/p' }],
        clothPhotos: [],
      },
      {
        id: 5,
        mendName: '지퍼',
        withLaundry: false,
        mendDetail: '',
        clothType: null,
        clothNo: null,
        images: [],
        clothPhotos: [],
      },
    ],
  });

  it('sends stored mends by id and new ones in full', async () => {
    const { user, calls, path } = renderPage(routes, {
      session: 'member',
      url: '/usage/31/modify',
      api: {
        'GET /request/delivery/detail/31': request,
        'GET /laundry/detail/7': buildShop(),
        'PUT /request/delivery/31/modify': request,
      },
    });
    await user.click(await screen.findByRole('button', { name: '지퍼 삭제' }));
    await press(user, '수선할 옷 추가');
    await waitFor(() => expect(path()).toBe('/usage/31/modify/mend/step1'));
    await user.click(await screen.findByRole('radio', { name: '셔츠' }));
    await press(user, '다음');
    await addMend(user, /^단추/);
    await press(user, '수선 등록하기');
    await user.click(await screen.findByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    const sent = fieldsOf(calls.find(({ method }) => method === 'PUT')?.body);
    expect(sent).toMatchObject({ beforeMends: '[4]', mend: 'mend-1-1.webp' });
    expect(String(sent['mendInfo'])).toContain('"clothType":"shirt"');
  });
});
