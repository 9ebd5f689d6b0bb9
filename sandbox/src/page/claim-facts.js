// Evidence of a claimed item, the same for shop and support.
import { facts, h, inSeoul, joined, pictures, won } from './dom.js';
import { quoted, sentence, t } from './language.js';

const KINDS = { Damage: '손상', Loss: '분실' };
const STATUSES = {
  Received: '답변 전',
  Answered: '결정 전',
  Refunded: '환불 결정',
  WashAgain: '다시 세탁',
  WashedAgain: '다시 세탁 완료',
  Refused: '받아들이지 않음',
};
const STANCES = { Accept: '세탁소 잘못이 맞아요', Object: '세탁소 잘못이 아니에요' };
const EVENTS = {
  claimed: '접수',
  answered: '세탁소 답변',
  decided: '결정',
  collectedAgain: '다시 수거',
  returnedAgain: '다시 배송',
  compensationPaid: '보상 입금',
};
const WHO = { customer: '고객', shop: '세탁소', support: '운영자' };

/** Pairs of a stance and its words. */
export const STANCE_OPTIONS = Object.entries(STANCES);

export const claimTitle = ({ id, item, kind, status }) =>
  h(
    'h3',
    {},
    sentence('{id}번 접수 · {item} {kind}', { id, item: quoted(item.name), kind: t(KINDS[kind]) }),
    ' ',
    h('span', { className: 'state', textContent: STATUSES[status] }),
  );

const shown = (photos, label) => (photos.length > 0 ? h('div', { className: 'photos' }, pictures(photos, label)) : '');

const stepLine = ({ at, event, who, text, photos, amountWon, on }) =>
  h(
    'div',
    {},
    joined(`${inSeoul(at)} ${t(EVENTS[event])} (${t(WHO[who])})`, amountWon && won(amountWon), on, quoted(text)),
    event === 'claimed' ? null : shown(photos, EVENTS[event]),
  );

const WISHES = { WashAgain: '다시 세탁·수선', Money: '보상' };

const standardOf = (standard) =>
  standard.basis === 'fee'
    ? t('{amount} = 세탁 금액 {fee} × {times}', {
        amount: won(standard.amountWon),
        fee: won(standard.feeWon),
        times: standard.times,
      })
    : t('{amount} = 산 가격 {price} × {share}% × {rate}% ({years}년 쓰는 품목, {days}일 지남)', {
        amount: won(standard.amountWon),
        price: won(standard.priceWon),
        share: standard.sharePercent,
        rate: standard.ratePercent,
        years: standard.years,
        days: standard.days,
      });

const purchasePairs = (purchase) =>
  purchase === undefined
    ? []
    : [
        ['산 때', joined(purchase.boughtOn, won(purchase.priceWon))],
        ['구매 자료', shown(purchase.proofs, '구매 자료')],
      ];

const pieceCount = (count) => t('{count}개', { count });

const evidencePairs = ({ pieces, collectPhotos, deliveredPhotos, itemPhotos, myPhotos, itemNote }) => [
  [
    '수량',
    t('고객 {announced} · 세탁소 {counted}', {
      announced: pieceCount(pieces.announced),
      counted: pieces.counted === null ? t('세지 않음') : pieceCount(pieces.counted),
    }),
  ],
  ['세탁 전 메모', quoted(itemNote)],
  ['수거 사진', shown(collectPhotos, '수거 사진')],
  ['세탁 전 사진', shown(itemPhotos, '세탁 전 사진')],
  ['신청 사진', shown(myPhotos, '신청 사진')],
  ['배송 사진', shown(deliveredPhotos, '배송 사진')],
];

export const claimFacts = ({
  applicationId,
  item,
  text,
  photos,
  wish,
  purchase,
  standard,
  stance,
  evidence,
  timeline,
}) =>
  facts([
    ['신청 번호', applicationId],
    ['품목', h('span', {}, quoted(item.name), ' ', won(item.priceWon))],
    ['고객의 말', quoted(text)],
    ['고객 사진', shown(photos, '고객 사진')],
    ['원하는 방법', wish === undefined ? '' : WISHES[wish]],
    ['기준 금액', standardOf(standard)],
    ...purchasePairs(purchase),
    ['세탁소 입장', stance === null ? '' : STANCES[stance]],
    ...evidencePairs(evidence),
    ['지난 일', timeline.map(stepLine)],
  ]);
