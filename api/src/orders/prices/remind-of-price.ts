import { formatMoment, formatWon, PRICE_REMINDER_HOURS, PRICE_REMINDER_LABEL } from '@dongne/contract';
import type { Needs } from '../../common';
import type { Transaction } from '../../database';
import { tellCustomer } from '../moves/move-messages';
import { recordMove } from '../moves/move-request';
import { updateRequest, type RequestRow } from '../requests/request-repository';
import { currentOffer } from './offer-repository';
import { remindersDue, returnableAt } from './offer-times';

/** Until when the laundry waits, once no other reminder will come. */
const lastWord = (until: Date, now: Date): string => {
  const when = until > now ? `${formatMoment(until.toISOString())}까지 확인이 없으면` : '이제';
  return ` ${when} 세탁소가 세탁하지 않고 비용 없이 돌려 드릴 수 있어요.`;
};

/**
 * Reminds of an offer that nobody has answered. Anyone who slept over two reminders sends one: the customer hears it once.
 *
 * @param request locked, and due by `isReminderDue`.
 */
export const remindOfPrice = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
): Promise<void> => {
  const now = parts.clock.now();
  const whole = await currentOffer(tx, request);
  if (whole === undefined) throw new Error('a price without its offer');
  const sent = remindersDue(request, whole.offer, now);
  const until = returnableAt(request, whole.offer);
  if (sent <= request.priceRemindersSent || until === null) return;
  await updateRequest(tx, request.id, { priceRemindersSent: sent });
  const reason = `${formatWon(whole.offer.totalWon)} 확인을 기다리고 있어요`;
  const row = { to: request.status, actor: { type: 'system' }, reason, event: 'reminded' } as const;
  await recordMove(tx, request.id, request.status, row, now);
  const last = sent === PRICE_REMINDER_HOURS.length ? lastWord(until, now) : '';
  const text = `${reason}. 금액을 승인해 주시면 세탁을 시작해요.${last}`;
  await tellCustomer(tx, parts, request, { title: PRICE_REMINDER_LABEL, text });
};
