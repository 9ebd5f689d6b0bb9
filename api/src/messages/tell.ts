import type { Needs } from '../common';
import type { Transaction } from '../database';
import { findMember } from '../members';
import { notify } from '../notifications';
import type { Told } from './texts/told';

/**
 * Tells a member something: under the bell, and on the phone where its line in the table says so and the member has not
 * switched that off. It is no advertising, so it goes at any hour. Nobody is told who has left.
 *
 * @param requestId messages about one request arrive in their order.
 */
export const tellMember = async (
  tx: Transaction,
  { clock, messages }: Needs<'clock' | 'messages'>,
  memberId: number,
  { event, kind, way, title, text, path }: Told,
  requestId?: number,
): Promise<void> => {
  const member = await findMember(tx, memberId);
  if (member === undefined) return;
  await notify(tx, { memberId, kind, title, text, path, createdAt: clock.now() });
  if (way === 'bell' || member.phoneNumber === null || !member.orderAlarm) return;
  const purpose = way === 'phone' ? 'order' : 'service';
  await messages.send(tx, { event, purpose, to: member.phoneNumber, memberId, requestId, title, text, path });
};

/** Tells a member something under the bell alone, whatever its line in the table says of phones. */
export const tellUnderBell = (
  tx: Transaction,
  memberId: number,
  { kind, title, text, path }: Told,
  at: Date,
): Promise<void> => notify(tx, { memberId, kind, title, text, path, createdAt: at });
