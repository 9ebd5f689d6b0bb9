import { formatWon, PRICE_REMINDER_HOURS } from '@dongne/contract';
import type { Needs, Transaction } from '#base';
import { PRICE_TEXTS, notifyMember } from '#customers';
import { recordInTimeline, type RequestRow, updateRequest } from '../order';
import { currentOffer } from './offer-repository';
import { remindersDue, returnableAt } from './offer-times';

/**
 * Reminds of an unanswered offer. After missed reminders only one is sent.
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
  await recordInTimeline(tx, request.id, request.status, row, now);
  const last = sent === PRICE_REMINDER_HOURS.length ? { until, now } : null;
  await notifyMember(tx, parts, request.memberId, PRICE_TEXTS.reminder({ id: request.id, reason, last }), request.id);
};
