import type { AppParts } from '../../common/app-parts';
import type { Transaction } from '../../database/database';
import { moveRequest } from '../moves/move-request';
import type { RequestRow } from '../requests/request-repository';
import { advanceMessage } from './advance-copy';
import { correctOffer, type AskedOffer } from './correct-offer';
import { makeOffer } from './make-offer';
import { approveInAdvance } from './price-approval';

/**
 * Asks a price for the first time: Registering → Registered. The one message says whether the customer is asked, or has agreed
 * in advance to as much.
 */
const askFirst = async (
  tx: Transaction,
  parts: Pick<AppParts, 'clock' | 'messages'>,
  request: RequestRow,
  { actor, offer, difference }: AskedOffer,
): Promise<RequestRow> => {
  const changes = await makeOffer(tx, request, offer, parts.clock.now());
  const told = advanceMessage(request.advanceLimitWon, changes.totalWon);
  return moveRequest(tx, parts, request, {
    to: 'Registered',
    actor,
    changes,
    difference,
    ...(told !== undefined && { message: told.text, messageTitle: told.title }),
  });
};

/**
 * What a shop asks, for the first time or as a correction; approved at once where the customer has agreed in advance.
 *
 * @param request as `lockRequest` gave it in this transaction, `Registering` or `Registered`.
 * @throws {Refusal} `INVALID_TRANSITION` once the price is approved.
 */
export const offerPrice = async (
  tx: Transaction,
  parts: Pick<AppParts, 'clock' | 'messages'>,
  request: RequestRow,
  asked: AskedOffer,
): Promise<RequestRow> => {
  const ask = request.status === 'Registered' ? correctOffer : askFirst;
  return approveInAdvance(tx, parts, await ask(tx, parts, request, asked));
};
