import { seoulDate } from '@dongne/contract';
import { answerAs, decide, giveAccountTo, madeClaim, shopCall } from '../orders/claim-fixtures';
import type { TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';
import type { Operation } from './document';
import type { Hints } from './right-values';

/** Claim of a lost item with its purchase. */
const NEW_CLAIM: Hints = {
  kind: ['Loss'],
  text: ['세 벌을 맡겼는데 두 벌만 왔어요'],
  wish: ['Money'],
  life: [undefined],
  setShare: ['whole'],
  purchasePriceWon: ['250000'],
  purchasedOn: ['2024-03-02'],
};

/** Meaningful values of a claim. */
export const claimHints = (path: string): Hints => {
  if (path.endsWith('/claim')) return NEW_CLAIM;
  if (path.endsWith('/account')) return { number: ['110-123-456789'], holder: ['홍길동'] };
  if (path.endsWith('/paid')) return { number: ['110123456789'] };
  return path.endsWith('/decide') ? { decision: ['Refuse'], amountWon: [undefined], collectOn: [undefined] } : {};
};

/** The id of the claim that an operation is about; undefined for any other operation. */
export const prepareClaim = async (
  api: TestApi,
  { path }: Operation,
  request: TestRequest,
): Promise<number | undefined> => {
  if (!/\/claim\/|\/claims\//.test(path)) return undefined;
  const id = await madeClaim(api, request);
  if (path.endsWith('/answer')) return id;
  await answerAs(api, request, id);
  if (/\/(account|paid)$/.test(path)) await decide(api, id, { decision: 'Refund' });
  if (path.endsWith('/paid')) await giveAccountTo(api, request, id);
  if (!path.endsWith('-again')) return id;
  await decide(api, id, { decision: 'WashAgain', collectOn: seoulDate(api.clock.now()) });
  if (path.endsWith('/returned-again')) await shopCall(api, request, id, 'collected-again');
  return id;
};
