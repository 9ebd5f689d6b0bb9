import type { ClaimCase } from '@dongne/contract';
import { buildClaimCase } from '@dongne/contract/testing';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';

const CLAIMED = buildClaimCase().timeline;
const photo = (id: number) => ({ id, url: `/v1/photo/${id}` });

const openCase = (claim: Partial<ClaimCase> = {}, api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/case?id=71',
    api: { 'GET /claim/71': buildClaimCase(claim), ...api },
  });

const decided = (step: Partial<ClaimCase['timeline'][number]>): ClaimCase['timeline'] => [
  ...CLAIMED,
  { at: '2037-03-06T01:00:00Z', event: 'answered', who: 'shop', text: '저희 잘못이에요.', photos: [] },
  { at: '2037-03-06T05:00:00Z', event: 'decided', who: 'support', text: '자료를 확인했어요.', photos: [], ...step },
];

const refund = (state: 'onItsWay' | 'done'): Partial<ClaimCase> => ({
  status: 'Refunded',
  decision: 'Refund',
  refund: { amountWon: 3_000, points: 0, state },
  timeline: decided({ amountWon: 3_000 }),
});
const again: Partial<ClaimCase> = {
  status: 'WashAgain',
  decision: 'WashAgain',
  timeline: decided({ on: '2037-03-09' }),
};

describe('CasePage', () => {
  it.each<[string, Partial<ClaimCase>, string, RegExp]>([
    ['waits for the shop', {}, '세탁소의 답을 기다려요', /2일 동안 답이 없으면 동네세탁이 먼저 결정할 수 있어요/],
    ['waits for a decision', { status: 'Answered', stance: 'Object' }, '동네세탁이 확인하고 있어요', /결정해서 알려/],
    ['gives money back', refund('onItsWay'), '3,000원 환불하기로 했어요', /아래에서 볼 수 있어요/],
    ['lets it be washed again', again, '다시 세탁해 드려요', /3월 9일 \(월\)에 세탁소가 가져가니 문 앞에/],
    [
      'has been fetched again',
      {
        ...again,
        timeline: [
          ...decided({ on: '2037-03-09' }),
          { at: '2037-03-09T01:00:00Z', event: 'collectedAgain', who: 'shop', text: '', photos: [photo(9)] },
        ],
      },
      '다시 세탁해 드려요',
      /세탁소가 다시 가져갔어요/,
    ],
    ['was washed again', { status: 'WashedAgain' }, '다시 세탁해서 돌려 드렸어요', /문의해 주세요/],
    ['gives nothing', { status: 'Refused', timeline: decided({}) }, '보상하지 않기로 했어요', /이유를 아래에/],
  ])('says that it %s, and what comes next', async (_what, claim, title, text) => {
    openCase(claim);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('lists who said and did what, newest first', async () => {
    openCase(refund('done'));
    const timeline = within(await screen.findByRole('region', { name: '진행 상황' }));
    const rows = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^결정: 3,000원 환불동네세탁\s· .*자료를 확인했어요\.$/),
      expect.stringMatching(/^세탁소 답변세탁소\s· .*저희 잘못이에요\.$/),
      expect.stringMatching(/^접수나\s· .*구멍이 생겼어요\.$/),
    ]);
    expect(screen.getByRole('region', { name: '접수 내용' })).toHaveTextContent('환불 완료3,000원');
  });

  it('shows everything that the shop and support see', async () => {
    openCase({
      evidence: {
        pieces: { announced: 3, counted: 2 },
        collectPhotos: [photo(1)],
        itemPhotos: [photo(2), photo(3)],
        deliveredPhotos: [photo(4)],
        myPhotos: [photo(5)],
        itemNote: '소매에 얼룩',
      },
    });
    const evidence = within(await screen.findByRole('region', { name: '함께 전달된 자료' }));
    expect(evidence.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      '수거할 때 사진 1 크게 보기',
      '세탁 전 품목 사진 1 크게 보기',
      '세탁 전 품목 사진 2 크게 보기',
      '배송할 때 사진 1 크게 보기',
      '신청할 때 사진 1 크게 보기',
    ]);
    expect(evidence.getByText('2개')).toBeInTheDocument();
    expect(evidence.getByText('소매에 얼룩')).toBeInTheDocument();
  });

  it.each([
    ['of somebody else', '/usage/case?id=71'],
    ['without an id', '/usage/case'],
    ['with an id that is none', '/usage/case?id=x'],
  ])('shows the not-found state for %s', async (_what, url) => {
    renderPage(routes, { session: 'member', url, api: { 'GET /claim/71': refuse('NOT_FOUND') } });
    expect(await screen.findByText('찾는 접수 내역이 없어요')).toBeInTheDocument();
  });
});

describe('compensation', () => {
  const AWARDED: Partial<ClaimCase> = {
    ...refund('done'),
    wish: 'Money',
    compensation: { amountWon: 57_000, state: 'needsAccount', account: null },
    timeline: decided({ amountWon: 3_000, compensationWon: 57_000 }),
  };
  const WAITING: Partial<ClaimCase> = {
    ...AWARDED,
    compensation: { amountWon: 57_000, state: 'onItsWay', account: '신한 ****6789' },
  };

  it('names the award, its parts and its official amount', async () => {
    openCase(AWARDED);
    expect(await screen.findByRole('heading', { level: 2, name: '60,000원을 보상해 드려요' })).toBeInTheDocument();
    const section = within(screen.getByRole('region', { name: '보상 내역' }));
    expect(section.getByText('57,000원')).toBeInTheDocument();
    expect(section.getByText('3,000원')).toBeInTheDocument();
    expect(screen.getByText('결정: 60,000원 보상')).toBeInTheDocument();
    expect(within(screen.getByRole('group', { name: '기준 금액' })).getByText('60,000원')).toBeInTheDocument();
  });

  it('asks for an account and sends it', async () => {
    const { user, calls } = openCase(AWARDED, { 'POST /claim/71/account': buildClaimCase(WAITING) });
    await user.click(await screen.findByRole('button', { name: '다음' }));
    expect(await screen.findByText('은행을 골라 주세요.')).toBeInTheDocument();
    expect(screen.getByText('계좌번호 8~16자리를 숫자로 적어 주세요.')).toBeInTheDocument();
    expect(screen.getByText('예금주 이름을 적어 주세요.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: '은행' }), '신한');
    await user.type(screen.getByRole('textbox', { name: '계좌번호' }), '110-123-456789');
    await user.type(screen.getByRole('textbox', { name: '예금주' }), ' 홍길동 ');
    await user.click(screen.getByRole('button', { name: '다음' }));
    const last = await screen.findByRole('group', { name: '계좌 확인' });
    expect(last).toHaveFocus();
    expect(last).toHaveTextContent('은행신한계좌번호1101 2345 6789예금주홍길동');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '다시 적기' }));
    expect(screen.getByRole('textbox', { name: '예금주' })).toHaveValue(' 홍길동 ');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(await screen.findByRole('button', { name: '이 계좌로 받기' }));
    expect(await screen.findByRole('status')).toHaveTextContent('계좌를 등록했어요.');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      bank: '신한',
      number: '110123456789',
      holder: '홍길동',
    });
  });

  it('returns to the field that the server refuses, with everything typed', async () => {
    const fields = { number: '계좌번호를 다시 확인해 주세요.' };
    const { user } = openCase(AWARDED, { 'POST /claim/71/account': refuse('VALIDATION', { fields }) });
    await user.selectOptions(await screen.findByRole('combobox', { name: '은행' }), '신한');
    await user.type(screen.getByRole('textbox', { name: '계좌번호' }), '110123456789');
    await user.type(screen.getByRole('textbox', { name: '예금주' }), '홍길동');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(await screen.findByRole('button', { name: '이 계좌로 받기' }));
    expect(await screen.findByText('계좌번호를 다시 확인해 주세요.')).toBeInTheDocument();
    const number = screen.getByRole('textbox', { name: '계좌번호' });
    expect(number).toHaveValue('110123456789');
    await user.type(number, '0');
    expect(screen.getByRole('textbox', { name: '계좌번호' })).toHaveValue('1101234567890');
  });

  it('can change the account until it is paid', async () => {
    const { user, unmount } = openCase(WAITING, { 'POST /claim/71/account': buildClaimCase(WAITING) });
    expect(await screen.findByText('신한 ****6789')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '계좌번호' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '계좌 바꾸기' }));
    await user.click(screen.getByRole('button', { name: '바꾸지 않기' }));
    expect(screen.queryByRole('textbox', { name: '계좌번호' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '계좌 바꾸기' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '은행' }), '우리');
    await user.type(screen.getByRole('textbox', { name: '계좌번호' }), '1002123456789');
    await user.type(screen.getByRole('textbox', { name: '예금주' }), '홍길동');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(await screen.findByRole('button', { name: '이 계좌로 받기' }));
    expect(await screen.findByRole('status')).toHaveTextContent('계좌를 바꿨어요.');
    unmount();
    const paidAt = '2026-11-28T14:00:00+09:00';
    openCase({
      ...AWARDED,
      compensation: { amountWon: 57_000, state: 'paid', account: '신한 ****6789', paidAt },
      timeline: [
        ...decided({ amountWon: 3_000, compensationWon: 57_000 }),
        {
          at: paidAt,
          event: 'compensationPaid',
          who: 'support',
          text: '신한 ****6789',
          photos: [],
          compensationWon: 57_000,
        },
      ],
    });
    expect(await screen.findByText('알려 주신 계좌로 보냈어요.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '보상 내역' })).toHaveTextContent(
      '계좌 입금57,000원입금한 계좌신한 ****6789입금한 날2026년 11월 28일 (토)',
    );
    expect(screen.getByRole('heading', { name: '57,000원 입금' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /계좌/ })).toBeNull();
  });
});
