// Objections to failed collections and reports of reviews: what our support people judge.
import { asOperator } from './calls.js';
import { card, choice, facts, field, fillPages, form, h, inSeoul, joined, pictures, say, won } from './dom.js';
import { quoted, sentence, t } from './language.js';

const objectionCard = (objection) => {
  const { id, applicationId, laundryName, at, feeWon, photos, answeredAt, isUpheld, answer } = objection;
  const fields = [
    choice('판단', 'upheld', [
      ['true', '고객 말이 맞아요 (받아들이기)'],
      ['false', '받아들이지 않기'],
    ]),
    field('고객이 읽을 답변', { name: 'answer', required: true, maxLength: 500, rows: 2, lang: 'ko' }),
  ];
  const send = async (given) => {
    await asOperator('POST', `/objections/${id}/answer`, {
      upheld: given.get('upheld') === 'true',
      answer: given.get('answer'),
    });
    say('{id}번 이의 제기에 답변했어요.', { id: applicationId });
    await showObjections();
  };
  return card(
    h('h3', {}, joined(t('{id}번 신청', { id: applicationId }), quoted(laundryName))),
    facts([
      ['수거 실패', inSeoul(at)],
      ['수수료', won(feeWon)],
      ['고객의 말', quoted(objection.objection)],
      ['사진', h('div', { className: 'photos' }, pictures(photos, '문 앞 사진'))],
      ['답변', answeredAt === null ? '' : joined(isUpheld ? t('받아들임') : t('받아들이지 않음'), quoted(answer))],
    ]),
    answeredAt === null && form('답변하기', fields, send),
  );
};

export const showObjections = async () => {
  return fillPages(
    'objections',
    (query) => asOperator('GET', `/objections${query}`),
    objectionCard,
    '이의 제기가 없어요.',
  );
};

/** Why somebody reports a review. */
const REASONS = {
  abuse: '욕설이나 비방이 있어요',
  privacy: '개인 정보가 드러나 있어요',
  advertising: '광고나 홍보예요',
  unrelated: '이 세탁소와 관계없는 내용이에요',
  other: '다른 이유가 있어요',
};

const reportCard = (report) => {
  const { id, reason, text, at, review, isHidden, answeredAt } = report;
  const fields = [
    choice('판단', 'hide', [
      ['true', '리뷰 숨기기'],
      ['false', '그대로 두기'],
    ]),
    field('숨길 때 쓴 사람이 읽을 이유', { name: 'reason', maxLength: 200, lang: 'ko' }),
  ];
  const send = async (given) => {
    const why = given.get('reason');
    await asOperator('POST', `/reviewReports/${id}/answer`, {
      hide: given.get('hide') === 'true',
      ...(why !== '' && { reason: why }),
    });
    say('신고를 처리했어요.');
    await showReports();
  };
  return card(
    h('h3', {}, joined(sentence('{shop} 리뷰', { shop: quoted(review.laundryName) }), '★'.repeat(review.rating))),
    facts([
      ['신고', joined(t(REASONS[reason]), quoted(text))],
      ['신고한 때', inSeoul(at)],
      ['리뷰', quoted(review.text)],
      ['사진', h('div', { className: 'photos' }, pictures(review.photos, '리뷰 사진'))],
      ['처리', answeredAt === null ? '' : isHidden ? '숨김' : '그대로 둠'],
    ]),
    answeredAt === null && form('처리하기', fields, send),
  );
};

export const showReports = async () => {
  return fillPages(
    'reports',
    (query) => asOperator('GET', `/reviewReports${query}`),
    reportCard,
    '신고된 리뷰가 없어요.',
  );
};
