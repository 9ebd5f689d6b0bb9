import type { PartnerRequest, RequestStatus, ShopPrice } from '@dongne/contract';
import { offerOf, type SamplePhotos } from './offer-of';

/** Next step of a shop with a request: a call of its tools, or waiting for the agreed time. */
export type Act =
  | { readonly kind: 'call'; readonly command: string; readonly body: object; readonly says: string }
  | { readonly kind: 'travel'; readonly to: Date; readonly says: string };

/** Data of a shop besides the request. */
export interface ShopKnowledge {
  readonly now: Date;
  readonly prices: readonly ShopPrice[];
  readonly photos: SamplePhotos;
}

type Rule = (request: PartnerRequest, knowledge: ShopKnowledge) => Act | null;

const call = (command: string, says: string, body: object = {}): Act => ({ kind: 'call', command, body, says });
const nothing: Rule = () => null;

const collect: Rule = ({ isAccepted, collectionTime, laundryNumByUser: pieces }, { now, photos }) => {
  if (!isAccepted) return call('accept', '수거 확정');
  const slot = new Date(collectionTime);
  if (now < slot) return { kind: 'travel', to: slot, says: '수거 시간으로 이동' };
  return call('collect', '수거', { pieces, photo: photos.bag });
};

/** Makes only the first offer: a manual offer made since the last tick stays. */
const offer: Rule = (request, knowledge) =>
  call('register', '금액 안내', { ...offerOf(request, knowledge), offerVersion: 0 });

/** Waits for the approval before washing: until then only answers questions. */
const wash: Rule = ({ isApproved }) => (isApproved ? call('process', '세탁 시작') : null);

const RULES: Record<RequestStatus, Rule> = {
  Requested: collect,
  Collected: () => call('inspect', '품목 확인 시작'),
  Registering: offer,
  Registered: wash,
  Processing: () => call('complete-wash', '세탁 완료'),
  WashCompleted: () => call('deliver', '배송 출발'),
  Delivering: (_request, { photos }) => call('delivered', '배송 완료', { photo: photos.door }),
  Delivered: nothing,
  Completed: nothing,
  Denied: nothing,
  NoShow: nothing,
  Cancelled: nothing,
  Returned: nothing,
};

const ANSWER = '직접 확인해 보니 손이 더 가는 옷이에요. 깨끗하게 세탁해 드릴게요.';

const answer: Rule = ({ questions }) => {
  const open = questions.find((question) => question.answer === null);
  return open === undefined ? null : call(`questions/${open.id}/answer`, '질문에 답변', { text: ANSWER });
};

/** Next step of a request's shop, or null while it waits for others. */
export const nextAct: Rule = (request, knowledge) =>
  (request.originalStatus === 'Registered' ? answer(request, knowledge) : null) ??
  RULES[request.originalStatus](request, knowledge);
