import { monthsAfter, POINTS } from '@dongne/contract';
import type { Transaction } from '#base';
import { BENEFIT_TEXTS, notifyInApp } from '#customers';
import { insertEarned } from './point-repository';

/**
 * Points that a member gets, and the text of the notification; none for points that the member sees on screen at that
 * moment.
 */
interface Gain {
  readonly memberId: number;
  readonly amount: number;
  readonly text: string;
  readonly message: string | null;
  readonly requestId?: number;
  readonly reviewedRequestId?: number;
}

/** Adds a lot and notifies its member, unless the request has earned one already. */
export const gainPoints = async (tx: Transaction, { message, ...lot }: Gain, at: Date): Promise<void> => {
  const expiresAt = monthsAfter(at, POINTS.lifeMonths);
  if (!(await insertEarned(tx, { ...lot, kind: 'earned', at, expiresAt })) || message === null) return;
  await notifyInApp(tx, lot.memberId, BENEFIT_TEXTS.earned({ points: lot.amount, why: message }), at);
};
