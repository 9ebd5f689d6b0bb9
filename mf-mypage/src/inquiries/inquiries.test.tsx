import { INQUIRY, type Inquiry } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';

const AT = '2026-11-20T10:00:00+09:00';

const buildInquiry = (part: Partial<Inquiry> = {}): Inquiry => ({
  id: 5,
  category: 'Pickup',
  applicationId: null,
  createdAt: AT,
  isAnswered: false,
  messages: [{ id: 1, writer: 'member', text: '내일 몇 시에 오나요?', at: AT }],
  ...part,
});

const ANSWERED = buildInquiry({
  isAnswered: true,
  applicationId: 7,
  messages: [
    { id: 1, writer: 'member', text: '내일 몇 시에 오나요?', at: AT },
    { id: 2, writer: 'support', text: '10시에 가요.\n문 앞에 두세요.', at: AT },
  ],
});

interface Answers {
  readonly left?: FakeAnswer<'POST /inquiry'>;
  readonly read?: FakeAnswer<'GET /inquiry/5'>;
  readonly replied?: FakeAnswer<'POST /inquiry/5/message'>;
  readonly list?: FakeAnswer<'GET /inquiry'>;
  readonly requests?: FakeAnswer<'GET /request/delivery'>;
}

const NO_REQUESTS = { items: [], nextCursor: null };

const open = (
  url: string,
  {
    left = buildInquiry(),
    read = buildInquiry(),
    replied = buildInquiry(),
    list = { items: [], nextCursor: null },
    requests = NO_REQUESTS,
  }: Answers = {},
) =>
  renderPage(routes, {
    session: 'member',
    url,
    api: {
      'GET /inquiry': list,
      'POST /inquiry': left,
      'GET /inquiry/5': read,
      'POST /inquiry/5/message': replied,
      'GET /request/delivery': requests,
    },
  });

const words = (name = '문의 내용') => screen.findByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const posts = ({ calls }: ReturnType<typeof open>) => calls.filter(({ method }) => method === 'POST');

describe('InquiryWritePage', () => {
  it('sends category, request and text and opens the thread', async () => {
    const page = open('/mypage/inquiry/write');
    await page.user.click(await screen.findByRole('radio', { name: '수거·배송' }));
    await page.user.type(await words(), '  내일 몇 시에 오나요? ');
    await page.user.dblClick(press('문의 남기기'));
    expect(await screen.findByText('문의를 남겼어요. 답변이 오면 알림으로 알려 드려요.')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/mypage/inquiry/5'));
    expect(posts(page).map(({ body }) => body)).toEqual([
      { category: 'Pickup', text: '내일 몇 시에 오나요?', applicationId: null },
    ]);
    expect(posts(page)[0]?.headers['Idempotency-Key']).toEqual(expect.any(String));
  });

  it('shows missing fields and sends nothing', async () => {
    const page = open('/mypage/inquiry/write');
    await words();
    await page.user.click(press('문의 남기기'));
    expect(await screen.findByText('무엇에 관한 문의인지 골라 주세요.')).toBeVisible();
    expect(screen.getByText('문의할 내용을 적어 주세요.')).toBeVisible();
    expect(posts(page)).toEqual([]);
  });

  it('preserves the input when the server refuses and shows why', async () => {
    const sentence = '너무 자주 시도했어요.';
    const page = open('/mypage/inquiry/write', { left: refuse('TOO_MANY_REQUESTS', { svMessage: sentence }) });
    await page.user.click(await screen.findByRole('radio', { name: '기타' }));
    await page.user.type(await words(), '안녕하세요');
    await page.user.click(press('문의 남기기'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await words()).toHaveValue('안녕하세요');
    expect(screen.getByRole('radio', { name: '기타' })).toBeChecked();
  });

  it('limits the text to the server’s maximum', async () => {
    open('/mypage/inquiry/write');
    expect(await words()).toHaveAttribute('maxlength', String(INQUIRY.maxLetters));
  });
});

describe('InquiryListPage', () => {
  it('shows the last message and whether it is answered', async () => {
    const head = { category: 'Pickup', applicationId: null, createdAt: AT, lastAt: AT } as const;
    open('/mypage/inquiry', {
      list: {
        items: [
          { ...head, id: 6, isAnswered: false, text: '쿠폰이 안 보여요' },
          { ...head, id: 5, isAnswered: true, text: '10시에 가요.' },
        ],
        nextCursor: null,
      },
    });
    const [waiting, answered] = await screen.findAllByRole('listitem');
    expect(waiting).toHaveTextContent(/쿠폰이 안 보여요.*답변 대기/);
    expect(answered).toHaveTextContent(/10시에 가요.*답변 완료/);
    expect(within(answered ?? document.body).getByRole('link')).toHaveAttribute('href', '/mypage/inquiry/5');
  });

  it('shows an empty state with a link to write', async () => {
    open('/mypage/inquiry');
    expect(await screen.findByText('아직 남긴 문의가 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '문의 남기기' })).toHaveAttribute('href', '/mypage/inquiry/write');
  });

  it('shows an error with a retry', async () => {
    open('/mypage/inquiry', { list: refuse('UNAVAILABLE') });
    expect(await screen.findByText('문의를 불러오지 못했어요')).toBeVisible();
    expect(press('다시 시도')).toBeVisible();
  });
});

describe('InquiryPage', () => {
  it('shows both sides in order and links to the request', async () => {
    open('/mypage/inquiry/5', { read: ANSWERED });
    const said = within(await screen.findByRole('list', { name: '주고받은 말' }));
    expect(said.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['내 문의', '동네세탁 답변']);
    expect(said.getByText(/10시에 가요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '신청 보기' })).toHaveAttribute('href', '/usage/detail?id=7');
  });

  it('sends a reply, shows it and awaits an answer', async () => {
    const after = { ...ANSWERED, isAnswered: false };
    const messages = [...ANSWERED.messages, { id: 3, writer: 'member', text: '고마워요', at: AT } as const];
    let read = ANSWERED;
    const page = open('/mypage/inquiry/5', {
      read: () => read,
      replied: () => (read = { ...after, messages }),
    });
    await page.user.type(await words('답장하기'), '고마워요');
    await page.user.dblClick(press('보내기'));
    expect(await screen.findByText('고마워요', { selector: 'p' })).toBeVisible();
    expect(posts(page).map(({ body }) => body)).toEqual([{ text: '고마워요' }]);
    expect(screen.getByText('답변 대기')).toBeVisible();
    expect(await words('더 남길 말')).toHaveValue('');
  });

  it('preserves a reply that was refused', async () => {
    const page = open('/mypage/inquiry/5', { read: ANSWERED, replied: refuse('UNAVAILABLE') });
    await page.user.type(await words('답장하기'), '고마워요');
    await page.user.click(press('보내기'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await words('답장하기')).toHaveValue('고마워요');
  });

  it.each(['/mypage/inquiry/5', '/mypage/inquiry/abc'])(
    'shows the not-found state for another member’s thread: %s',
    async (url) => {
      open(url, { read: refuse('NOT_FOUND') });
      expect(await screen.findByText('찾는 문의가 없어요')).toBeVisible();
      expect(screen.getByRole('link', { name: '내 문의 보기' })).toHaveAttribute('href', '/mypage/inquiry');
    },
  );
});

describe('draft of an inquiry', () => {
  const WRITE = '/mypage/inquiry/write';

  it('is restored for its member and deleted after sending', async () => {
    const first = open(WRITE);
    await first.user.click(await screen.findByRole('radio', { name: '기타' }));
    await first.user.type(await words(), '안녕하세요');
    first.unmount();

    const second = open(WRITE);
    expect(await words()).toHaveValue('안녕하세요');
    expect(screen.getByRole('radio', { name: '기타' })).toBeChecked();
    await second.user.click(press('문의 남기기'));
    await waitFor(() => expect(second.path()).toBe('/mypage/inquiry/5'));
    second.unmount();

    open(WRITE);
    expect(await words()).toHaveValue('');
  });
});
