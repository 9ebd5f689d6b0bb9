import type { RequestDetail } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildAddress, buildItem, buildRequest, buildShop, buildSlot } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const SHOP = buildShop({
  prices: [
    { category: '와이셔츠', priceWon: 2_000, turnaroundDays: 3 },
    { category: '코트', priceWon: 13_000, turnaroundDays: 3 },
  ],
  hasMembershipService: false,
  dailyLaundryPaidService: [{ code: 'EXPRESS', label: '빠른 세탁', priceWon: 3_000 }],
});
const LAST: Partial<RequestDetail> = {
  applicationId: 12,
  originalStatus: 'Completed',
  laundryNumByUser: 4,
  announcedItems: [
    { category: '와이셔츠', count: 2 },
    { category: '코트', count: 1 },
  ],
  hasPremium: true,
  etc: '살살',
  dailyLaundryPaidService: [{ code: 'EXPRESS', label: '빠른 세탁', priceWon: 2_500 }],
};

const openAgain = (
  last: NonNullable<FakeApi['GET /request/delivery/detail/12']> = buildRequest(LAST),
  api: FakeApi = {},
) =>
  openRequestForm(
    { 'GET /laundry/detail/7': SHOP, 'GET /request/delivery/detail/12': last, ...api },
    { url: '/applicate?laundryId=7&again=12' },
  );

const note = () => screen.getByRole('textbox', { name: '요청사항' });

describe('지난번처럼 다시 신청', () => {
  it('sends with one click, which agrees to the terms', async () => {
    const { user, posts, path } = await openAgain();
    expect(screen.getByRole('button', { name: /^3월 4일 \(수\) 13:00~15:00 수거/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '약관에 동의해요' })).not.toBeChecked();
    expect(screen.queryByText(/가져오지 않았어요|뺐어요|다시 적어/)).not.toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/applicate?laundryId=7&step=check'));
    await user.click(screen.getByRole('button', { name: '약관에 동의하고 신청하기' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({
      laundryId: '7',
      agreeTerm: 'true',
      collectionTime: '2037-03-04T04:00:00.000Z',
      laundryNumByUser: '4',
      items: '[{"category":"와이셔츠","count":2},{"category":"코트","count":1}]',
      hasPremium: 'true',
      hasStain: 'false',
      etc: '살살',
      dailyLaundryPaidService: '["EXPRESS"]',
      entrance: '{"hasPassword":false}',
    });
  });

  it('begins with the pieces that the shop washed', async () => {
    const items = [
      buildItem({ id: 1, category: '와이셔츠' }),
      buildItem({ id: 2, category: '와이셔츠' }),
      buildItem({ id: 3, category: '코트' }),
      buildItem({ id: 4, category: '코트', declined: true }),
    ];
    const { user, posts } = await openAgain(buildRequest({ ...LAST, laundryNumByUser: 1, announcedItems: [], items }));
    await user.click(screen.getByRole('button', { name: '약관에 동의하고 신청하기' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({
      laundryNumByUser: '3',
      items: '[{"category":"와이셔츠","count":2},{"category":"코트","count":1}]',
    });
  });

  it('lists what it does not copy', async () => {
    await openAgain(
      buildRequest({
        ...LAST,
        hasStain: true,
        stain: [{ id: 1, url: '/p' }],
        mend: [
          {
            id: 1,
            mendName: '기장',
            withLaundry: true,
            mendDetail: '',
            clothType: null,
            clothNo: null,
            images: [],
            clothPhotos: [],
          },
        ],
        entrance: { hasPassword: true, password: null },
      }),
    );
    expect(
      screen.getByText(
        '지난번 얼룩 사진, 수선 내용은 가져오지 않았어요. 필요하면 다시 남겨 주세요. 공동현관 비밀번호는 다시 적어 주세요.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('switch', { name: '얼룩이 있어요' })).toBeChecked();
    expect(screen.getByRole('switch', { name: '수선이 필요해요' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '비밀번호 있음' })).toBeChecked();
  });

  it('excludes garments whose mend it does not copy', async () => {
    const trousers = {
      id: 1,
      mendName: '기장',
      withLaundry: true,
      mendDetail: '',
      clothType: 'trousers',
      clothNo: 0,
    } as const;
    await openAgain(buildRequest({ ...LAST, mend: [{ ...trousers, images: [], clothPhotos: [] }] }));
    expect(screen.getByRole('button', { name: /세탁물 3개.*변경$/ })).toBeVisible();
  });

  it('drops what the shop no longer offers and says so', async () => {
    const { agree, submit, posts } = await openAgain(buildRequest(LAST), {
      'GET /laundry/detail/7': buildShop({ prices: [{ category: '와이셔츠', priceWon: 2_000, turnaroundDays: 3 }] }),
    });
    expect(screen.getByText('지금은 이 세탁소에서 받지 않는 품목이나 서비스를 뺐어요.')).toBeVisible();
    await agree();
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({
      items: '[{"category":"와이셔츠","count":2}]',
      dailyLaundryPaidService: '[]',
    });
  });

  it.each([
    ["somebody else's", refuse('NOT_FOUND')],
    ["another shop's", buildRequest({ ...LAST, laundryId: 8 })],
  ])('is the plain form for a request that is %s', async (_whose, last) => {
    const { chooseSlot, next } = await openAgain(last);
    expect(screen.getByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('1');
    expect(screen.getByRole('radio', { name: '13:00~15:00' })).not.toBeChecked();
    await chooseSlot();
    await next();
    expect(note()).toHaveValue('');
  });

  it('fills in everything else when no slot is free', async () => {
    renderPage(routes, {
      session: 'member',
      url: '/applicate?laundryId=7&again=12',
      api: {
        'GET /laundry/detail/7': SHOP,
        'GET /request/delivery/detail/12': buildRequest(LAST),
        'GET /member/address': buildAddress(),
        'GET /laundry/7/slots': [buildSlot('2037-03-04T13:00:00+09:00', { left: 0 })],
      },
    });
    expect(await screen.findByRole('spinbutton', { name: '세탁물 수량' })).toHaveValue('4');
    expect(screen.queryByRole('radio', { checked: true, name: /:00~/ })).not.toBeInTheDocument();
  });

  it('can be retried when the earlier request fails to load', async () => {
    let isDown = true;
    const { user } = renderPage(routes, {
      session: 'member',
      url: '/applicate?laundryId=7&again=12',
      api: {
        'GET /laundry/detail/7': SHOP,
        'GET /request/delivery/detail/12': () => (isDown ? refuse('UNAVAILABLE') : buildRequest(LAST)),
        'GET /member/address': buildAddress(),
        'GET /laundry/7/slots': [buildSlot('2037-03-04T13:00:00+09:00')],
      },
    });
    const again = await screen.findByRole('button', { name: '다시 시도' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('textbox', { name: '요청사항' })).toHaveValue('살살');
  });
});
