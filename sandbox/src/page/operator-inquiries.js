// Messages that members have left for support: read and answered here.
import { asOperator } from './calls.js';
import { card, facts, field, fill, fillPages, find, form, h, inSeoul, joined, say } from './dom.js';
import { quoted, t } from './language.js';

const WRITER = { member: '고객', support: '운영자' };
/** Subjects of a message. */
const ABOUT = {
  Pickup: '수거·배송',
  Price: '금액·결제',
  Wash: '세탁 결과',
  Benefit: '쿠폰·포인트',
  Account: '회원 정보',
  Other: '기타',
};

/** @param again called when it was answered. */
const inquiryCard =
  (again) =>
  ({ id, category, applicationId, createdAt, isAnswered, messages }) => {
    const answer = field('고객이 읽을 답변', { name: 'answer', required: true, maxLength: 1000, rows: 3, lang: 'ko' });
    const send = async (given) => {
      await asOperator('POST', `/inquiries/${id}/answer`, { text: given.get('answer') });
      say('{id}번 문의에 답변했어요.', { id });
      await again(id);
    };
    return card(
      h(
        'h3',
        {},
        joined(t('{id}번 문의', { id }), t(ABOUT[category])),
        ' ',
        h('span', { className: isAnswered ? 'state over' : 'state', textContent: isAnswered ? '답변함' : '답변 대기' }),
      ),
      facts([
        ['신청 번호', applicationId],
        ['처음 남긴 때', inSeoul(createdAt)],
        ...messages.map(({ writer, text, at }) => [`${t(WRITER[writer])} · ${inSeoul(at)}`, quoted(text)]),
      ]),
      form('답변하기', [answer], send),
    );
  };

export const showInquiries = () =>
  fillPages(
    'inquiries',
    (query) => asOperator('GET', `/inquiries${query}`),
    inquiryCard(showInquiries),
    '남겨진 문의가 없어요.',
  );

/** One of them again, by the number that somebody names. */
export const listenToInquiry = () => {
  const show = async (id) => fill('inquiry', [inquiryCard(show)(await asOperator('GET', `/inquiries/${id}`))], '');
  const which = field('문의 번호', { name: 'id', inputMode: 'numeric', required: true });
  find('inquiry-form').replaceChildren(form('문의 하나 보기', [which], (given) => show(Number(given.get('id')))));
};
