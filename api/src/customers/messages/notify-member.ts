import { pipelined, type Needs, type Transaction } from '#base';
import { findMember, type MemberRow } from '../members';
import { notify } from '../notifications';
import type { RenderedMessage } from './texts/message-text';

/**
 * Notifies a member: in the app, and by push or SMS if the message's row in the table says so and the member has not
 * disabled it. Not advertising, so at any hour. Skips withdrawn members.
 *
 * @param requestId orders the messages of one request, and groups them in the bell.
 */
export const notifyMember = async (
  tx: Transaction,
  { clock, messages }: Needs<'clock' | 'messages'>,
  memberId: number,
  message: RenderedMessage,
  requestId?: number,
): Promise<void> => {
  const member = await findMember(tx, memberId);
  if (member !== undefined) await notifyKnownMember(tx, { clock, messages }, member, message, requestId);
};

/** Notifies a member whose row was just read. */
export const notifyKnownMember = async (
  tx: Transaction,
  { clock, messages }: Needs<'clock' | 'messages'>,
  member: Pick<MemberRow, 'id' | 'phoneNumber' | 'orderAlarm' | 'withdrawnAt'>,
  { event, kind, way, title, text, path }: RenderedMessage,
  requestId?: number,
): Promise<void> => {
  if (member.withdrawnAt !== null) return;
  const memberId = member.id;
  const inApp = notify(tx, { memberId, kind, title, text, path, requestId, createdAt: clock.now() });
  if (way === 'bell' || member.phoneNumber === null || !member.orderAlarm) return inApp;
  const purpose = way === 'phone' ? 'order' : 'service';
  const message = { event, purpose, to: member.phoneNumber, memberId, requestId, title, text, path } as const;
  await pipelined([inApp, messages.send(tx, message)]);
};

/** Notifies a member in the app only, whatever the message's row in the table says. */
export const notifyInApp = (
  tx: Transaction,
  memberId: number,
  { kind, title, text, path }: RenderedMessage,
  at: Date,
  requestId?: number,
): Promise<void> => notify(tx, { memberId, kind, title, text, path, requestId, createdAt: at });
