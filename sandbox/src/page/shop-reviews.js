// Reviews of the chosen shop, and what it says to them.
import { asShop } from './calls.js';
import { card, field, fillPages, form, h, inSeoul, pictures, say } from './dom.js';
import { quoted } from './language.js';

const reviewCard = (review, laundryId) => {
  const { id, writer, rating, text, photos, createdAt, reply } = review;
  const words = field('답글', {
    name: 'text',
    required: true,
    maxLength: 500,
    rows: 2,
    value: reply ?? '',
    lang: 'ko',
  });
  const send = async (given) => {
    await asShop(laundryId, 'POST', `/reviews/${id}/reply`, { text: given.get('text') });
    say('답글을 남겼어요.');
    await showReviews(laundryId);
  };
  return card(
    h('h3', {}, `${'★'.repeat(rating)} `, quoted(writer)),
    h('p', { className: 'hint', textContent: inSeoul(createdAt) }),
    h('p', {}, quoted(text)),
    h('div', { className: 'photos' }, pictures(photos, '리뷰 사진')),
    form(reply === null ? '답글 남기기' : '답글 수정', [words], send),
  );
};

export const showReviews = async (laundryId) => {
  await fillPages(
    'reviews',
    (query) => asShop(laundryId, 'GET', `/reviews${query}`),
    (review) => reviewCard(review, laundryId),
    '아직 리뷰가 없어요.',
  );
};
