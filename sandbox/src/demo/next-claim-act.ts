import { type ClaimKind, type ClaimStatus, seoulDate, type ShopClaim } from '@dongne/contract';
import type { Act, ShopKnowledge } from './next-act';

type Rule = (claim: ShopClaim, knowledge: Pick<ShopKnowledge, 'now' | 'photos'>) => Act | null;

const call = (command: string, says: string, body: object): Act => ({ kind: 'call', command, body, says });
const nothing: Rule = () => null;

const ANSWERS: Record<ClaimKind, string> = {
  Damage: '불편을 드려 정말 죄송해요. 보내 주신 내용을 확인했고, 저희 잘못이 맞아요.',
  Loss: '불편을 드려 정말 죄송해요. 세탁소를 모두 찾아봤지만 옷이 보이지 않아요. 저희 잘못이 맞아요.',
};

/** Collects items for another wash in the morning of the decided day. */
const fetchTimeOf = (day: string): Date => new Date(`${day}T10:00:00+09:00`);

const washAgain: Rule = ({ allowedActions, timeline }, { now, photos }) => {
  if (allowedActions.includes('returnedAgain'))
    return call('returned-again', '다시 세탁한 품목 배송 완료', { photo: photos.door });
  if (!allowedActions.includes('collectedAgain')) return null;
  const day = timeline.find(({ event }) => event === 'decided')?.on;
  if (day !== undefined && seoulDate(now) < day)
    return { kind: 'travel', to: fetchTimeOf(day), says: '다시 수거하는 날로 이동' };
  return call('collected-again', '다시 세탁할 품목 수거', { photo: photos.bag });
};

const RULES: Record<ClaimStatus, Rule> = {
  Received: ({ kind }) => call('answer', '분실·손상 접수에 답변', { stance: 'Accept', text: ANSWERS[kind] }),
  Answered: nothing,
  WashAgain: washAgain,
  Refunded: nothing,
  WashedAgain: nothing,
  Refused: nothing,
};

/** Next step of a claim's shop, or null while it waits for an operator or the claim is closed. */
export const nextClaimAct: Rule = (claim, knowledge) => RULES[claim.status](claim, knowledge);
