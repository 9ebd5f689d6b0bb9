import { CLAIM_KIND_LABEL, formatCalendarDay, formatPoints, formatWon, type ClaimKind } from '@dongne/contract';
import { messageText, type MessageText } from './message-text';

interface ClaimFacts {
  readonly claimId: number;
  readonly kind: ClaimKind;
}

interface RefundFacts extends ClaimFacts {
  readonly amountWon: number;
  readonly points: number;
  readonly compensationWon: number;
}

const EXAMPLE = { claimId: 3, kind: 'Damage' } as const;
const casePath = (claimId: number): string => `/usage/case?id=${claimId}`;

const claimText = <Facts extends ClaimFacts>(
  event: string,
  example: Facts,
  words: (facts: Facts) => { readonly title: string; readonly text: string },
): MessageText<Facts> =>
  messageText<Facts>({
    event: `claim.${event}`,
    ...({ kind: 'order', way: 'phone' } as const),
    example,
    words: (facts) => ({ ...words(facts), path: casePath(facts.claimId) }),
  });

const backOf = ({ amountWon, points }: RefundFacts): string =>
  [...(amountWon > 0 ? [formatWon(amountWon)] : []), ...(points > 0 ? [formatPoints(points)] : [])].join(', ');

const awarded = (facts: RefundFacts): { readonly title: string; readonly text: string } => {
  const begun = `${CLAIM_KIND_LABEL[facts.kind]} 접수를 확인하고`;
  const back = backOf(facts);
  if (facts.compensationWon === 0) return { title: '환불 결정', text: `${begun} 환불하기로 했어요. 환불: ${back}` };
  const transfer = `계좌 입금: ${formatWon(facts.compensationWon)}`;
  const amounts = back === '' ? transfer : `환불: ${back}, ${transfer}`;
  return { title: '보상 결정', text: `${begun} 보상하기로 했어요. ${amounts}. 입금받을 계좌를 알려 주세요.` };
};

/** Messages about a claim of damage or loss. */
export const CLAIM_TEXTS = {
  answered: claimText<ClaimFacts>('answered', EXAMPLE, ({ kind }) => ({
    title: '세탁소 답변',
    text: `${CLAIM_KIND_LABEL[kind]} 접수에 세탁소가 답했어요. 동네세탁이 확인하고 결정하면 알려 드려요.`,
  })),
  refunded: claimText<RefundFacts>(
    'refunded',
    { ...EXAMPLE, amountWon: 4_000, points: 0, compensationWon: 0 },
    awarded,
  ),
  accountGiven: claimText<ClaimFacts & { readonly account: string; readonly isChange: boolean }>(
    'accountGiven',
    { ...EXAMPLE, account: '신한 ****6789', isChange: false },
    ({ account, isChange }) => ({
      title: isChange ? '보상 계좌 변경' : '보상 계좌 등록',
      text: `보상을 입금받을 계좌를 ${isChange ? '바꿨어요' : '등록했어요'}: ${account}. 직접 하지 않으셨다면 바로 문의해 주세요.`,
    }),
  ),
  compensationPaid: claimText<ClaimFacts & { readonly amountWon: number; readonly account: string }>(
    'compensationPaid',
    { ...EXAMPLE, amountWon: 76_000, account: '신한 ****6789' },
    ({ kind, amountWon, account }) => ({
      title: '보상 입금',
      text: `${CLAIM_KIND_LABEL[kind]} 보상 ${formatWon(amountWon)}을 ${account} 계좌로 보냈어요.`,
    }),
  ),
  washAgain: claimText<ClaimFacts & { readonly collectOn: string }>(
    'washAgain',
    { ...EXAMPLE, collectOn: '2026-03-05' },
    ({ kind, collectOn }) => ({
      title: '다시 세탁 결정',
      text: `${CLAIM_KIND_LABEL[kind]} 접수를 확인하고 다시 세탁하기로 했어요. 세탁소가 ${formatCalendarDay(collectOn)}에 가지러 가요.`,
    }),
  ),
  refused: claimText<ClaimFacts>('refused', EXAMPLE, ({ kind }) => ({
    title: '접수 결과',
    text: `${CLAIM_KIND_LABEL[kind]} 접수를 확인했지만 보상하지 않기로 했어요. 이유를 확인해 주세요.`,
  })),
  washedAgain: claimText<ClaimFacts>('washedAgain', EXAMPLE, () => ({
    title: '다시 세탁 완료',
    text: '다시 세탁해서 문 앞에 두었어요.',
  })),
};
