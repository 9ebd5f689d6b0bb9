import { formatMoment, NOSHOW_OBJECTION_HOURS, NOSHOW_REPORT_HOURS, seoul } from '@dongne/contract';
import { Refusal } from '#base';
import { slotEnd } from '#shops';
import type { RequestRow } from '../order';

const HOUR_MS = 3600_000;

const NEVER_ACCEPTED = '수거를 확정한 신청만 수거 실패로 알릴 수 있어요.';

/** Deadline of a shop's no-show report. */
const reportUntil = (slotStartsAt: Date): Date =>
  new Date(slotEnd(slotStartsAt).getTime() + NOSHOW_REPORT_HOURS * HOUR_MS);

/**
 * Checks that a shop may report a no-show: it has accepted, its slot has begun, and the deadline is not over.
 *
 * @throws {Refusal} `INVALID_TRANSITION`, naming when it may.
 */
export const checkReport = (
  { status, acceptedAt, collectionTime }: Pick<RequestRow, 'status' | 'acceptedAt' | 'collectionTime'>,
  now: Date,
): void => {
  if (status !== 'Requested') throw new Refusal('INVALID_TRANSITION');
  if (acceptedAt === null) throw new Refusal('INVALID_TRANSITION', { svMessage: NEVER_ACCEPTED });
  const until = reportUntil(collectionTime);
  if (now >= collectionTime && now <= until) return;
  const times = `${formatMoment(collectionTime.toISOString())}부터 ${seoul(until).format('HH:mm')}까지`;
  throw new Refusal('INVALID_TRANSITION', { svMessage: `수거 실패는 ${times} 알릴 수 있어요.` });
};

/** Deadline of an objection. */
export const objectionUntil = (failedAt: Date): Date => new Date(failedAt.getTime() + NOSHOW_OBJECTION_HOURS * HOUR_MS);

/** Whether a failed collection without objection is within the deadline. */
export const isObjectable = (failedAt: Date | null, now: Date): boolean =>
  failedAt !== null && now <= objectionUntil(failedAt);
