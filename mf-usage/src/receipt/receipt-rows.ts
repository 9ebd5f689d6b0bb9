import {
  DOT,
  BRAND,
  estimateChange,
  formatDay,
  formatMoment,
  formatWon,
  formatWonRange,
  type RequestItem,
  wonBeforeBenefits,
} from '@dongne/contract';
import { changeText } from '../common/estimate-line';
import { REFUND_LABEL } from '@dongne/pages';
import { refundedItems, refundedText } from '../payment/payment-facts';
import { APPROVED_BY, LIABILITY, receiptPaymentFacts, type Receipt } from './receipt-facts';

/** Line of the picture of a receipt. */
export type PictureRow =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'pair' | 'sum'; readonly left: string; readonly right: string }
  | { readonly kind: 'rule' };

const pair = (left: string, right: string): PictureRow => ({ kind: 'pair', left, right });
const RULE: PictureRow = { kind: 'rule' };

const itemRows = (title: string, rows: readonly PictureRow[]): readonly PictureRow[] =>
  rows.length === 0
    ? []
    : [RULE, { kind: 'heading', text: `${title} ${rows.filter(({ kind }) => kind === 'pair').length}개` }, ...rows];

const estimateRow = ({ washed, declined, estimate, lines }: Receipt): readonly PictureRow[] => {
  if (estimate.max === 0 || washed.length === 0) return [];
  const askedWon = wonBeforeBenefits(lines);
  const change = changeText(estimateChange(estimate, askedWon), declined.length);
  return [{ kind: 'text', text: `예상 ${formatWonRange(estimate)} → ${formatWon(askedWon)}, ${change}` }];
};

/** Item with its price, and its state as the shop noted it before washing. */
const itemLines = ({ name, priceWon, note }: RequestItem): readonly PictureRow[] => [
  pair(name, formatWon(priceWon)),
  ...(note === '' ? [] : [{ kind: 'text' as const, text: `세탁 전 상태: ${note}` }]),
];

const paymentRows = (receipt: Receipt): readonly PictureRow[] => {
  const facts = receiptPaymentFacts(receipt).map(({ key, value }) => pair(key, value));
  const refunds = receipt.payment.refunds.flatMap((refund): readonly PictureRow[] => [
    pair(`${REFUND_LABEL[refund.state]}${DOT}${formatMoment(refund.at)}`, refundedText(refund)),
    ...(refund.items.length === 0 ? [] : [pair('환불 품목', refundedItems(refund))]),
    { kind: 'text', text: refund.reason },
  ]);
  return facts.length === 0 ? [] : [RULE, { kind: 'heading', text: '결제' }, ...facts, ...refunds];
};

/** Lines of a receipt's picture, which can be shown to anyone. */
export const receiptRows = (receipt: Receipt): readonly PictureRow[] => {
  const { approval, washed, declined, lines, dueDate, pieces } = receipt;
  return [
    { kind: 'title', text: `${BRAND.name} 금액 승인 내역` },
    pair('세탁소', receipt.shopName),
    pair('대표자', receipt.shopOwner),
    pair('세탁소 전화', receipt.shopPhone),
    pair('신청 번호', String(receipt.requestId)),
    pair('승인 일시', formatMoment(approval.at)),
    pair('승인 방법', APPROVED_BY[approval.by]),
    pair('금액 안내', `${receipt.offerVersion}차`),
    ...(receipt.announced === '' ? [] : [pair('신청한 품목', receipt.announced)]),
    ...receipt.valuables.map((text) => pair('구입 가격', text)),
    ...(receipt.collectedAt === null ? [] : [pair('수거일', formatDay(receipt.collectedAt))]),
    ...(pieces === null ? [] : [pair('수거한 개수', `${pieces}개`)]),
    ...(dueDate === null || washed.length === 0 ? [] : [pair('완료 예정', formatDay(dueDate))]),
    ...itemRows('세탁하는 품목', washed.flatMap(itemLines)),
    ...itemRows(
      '그대로 돌려받는 품목',
      declined.map(({ name }) => pair(name, '비용 없음')),
    ),
    RULE,
    ...lines.map(({ label, amountWon }) => pair(label, formatWon(amountWon))),
    { kind: 'sum', left: '합계', right: formatWon(approval.totalWon) },
    ...estimateRow(receipt),
    ...paymentRows(receipt),
    RULE,
    { kind: 'text', text: LIABILITY },
  ];
};
