import { BRAND, statusLabelOf } from '@dongne/contract';
import type { Needs } from '../../common';
import type { Transaction } from '../../database';
import { findMember } from '../../members';
import { notify } from '../../notifications';
import type { RequestRow } from '../requests/request-repository';

/** What a customer is told; title and path are those of the request unless said otherwise. */
export interface CustomerMessage {
  readonly text: string;
  readonly title?: string | undefined;
  readonly path?: string | undefined;
}

/**
 * Tells the customer about their own request: always under the bell, and as a push unless they have switched those off. It
 * is no advertising, so it goes at any hour.
 */
export const tellCustomer = async (
  tx: Transaction,
  { clock, messages }: Needs<'clock' | 'messages'>,
  request: Pick<RequestRow, 'id' | 'memberId' | 'status' | 'statusBy' | 'approvedAt'>,
  { text, title, path }: CustomerMessage,
): Promise<void> => {
  await notify(tx, {
    memberId: request.memberId,
    kind: 'order',
    title: title ?? statusLabelOf(request),
    text,
    path: path ?? `/usage/detail?id=${request.id}`,
    createdAt: clock.now(),
  });
  const member = await findMember(tx, request.memberId);
  if (member === undefined || member.phoneNumber === null || !member.orderAlarm) return;
  await messages.send(tx, { to: member.phoneNumber, kind: 'push', text: `[${BRAND.name}] ${text}` });
};
