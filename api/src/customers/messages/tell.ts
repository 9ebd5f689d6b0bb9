import { type Needs, type Transaction } from '#base';
import { findMember, type MemberRow } from '../members';
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
  told: Told,
  requestId?: number,
): Promise<void> => {
  const member = await findMember(tx, memberId);
  if (member !== undefined) await tellKnownMember(tx, { clock, messages }, member, told, requestId);
};

/** The same, of a member who has just been read. */
export const tellKnownMember = async (
  tx: Transaction,
  { clock, messages }: Needs<'clock' | 'messages'>,
  member: Pick<MemberRow, 'id' | 'phoneNumber' | 'orderAlarm' | 'withdrawnAt'>,
  { event, kind, way, title, text, path }: Told,
  requestId?: number,
): Promise<void> => {
  if (member.withdrawnAt !== null) return;
  const memberId = member.id;
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
