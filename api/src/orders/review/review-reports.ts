import {
  cursorInGroups,
  isBlank,
  invalidField,
  PAGE_SIZE,
  pageBy,
  placeInGroups,
  Refusal,
  type Needs,
  countUse,
} from '#base';
import { REVIEW } from '@dongne/contract';
import { recountReviews } from '#shops';
import { REVIEW_TEXTS, notifyMember } from '#customers';
import { answerReports, findReport, insertReport, type ReportRow, reportsAfter } from './review-report-repository';
import { findReview, lockReview, updateReview } from './review-repository';
import type { ReportAnswer, ReportInput, ReviewReportView } from './review-schemas';
import type { OwnReview } from './review-service';
import { reviewViews } from './review-view';

const HOUR_MS = 3_600_000;
const NO_REVIEW = { svMessage: '찾는 리뷰가 없어요.' };

/**
 * Reports a review, once per member; idempotent.
 *
 * @param which the review and the reporting member.
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION` for one's own, `TOO_MANY_REQUESTS`.
 */
export const reportReview = (
  parts: Needs<'clock' | 'config' | 'database'>,
  { id, memberId }: OwnReview,
  { reason, text = '' }: ReportInput,
): Promise<void> =>
  parts.database.transaction(async (tx) => {
    const max = REVIEW.reportsPerHour;
    await countUse(tx, parts, { subject: `review-report:${memberId}`, max, windowMs: HOUR_MS });
    const row = await findReview(tx, id);
    if (row === undefined) throw new Refusal('NOT_FOUND', NO_REVIEW);
    if (row.review.memberId === memberId)
      throw new Refusal('INVALID_TRANSITION', { svMessage: '내가 쓴 리뷰는 신고할 수 없어요.' });
    const said = isBlank(text) ? '' : text.trim();
    await insertReport(tx, { reviewId: id, memberId, reason, text: said, at: parts.clock.now() });
  });

/** `0_12`: after the open report 12; `1_7`: after the answered one 7. */
const cursorOf = ({ report }: ReportRow): string => cursorInGroups(report.answeredAt !== null, report.id);

const viewsOf = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  rows: readonly ReportRow[],
): Promise<ReviewReportView[]> => {
  const reviews = await reviewViews(parts, rows, null);
  return rows.flatMap(({ report, review }, place) => {
    const view = reviews[place];
    if (view === undefined) return [];
    const { id, reason, text, at, answeredAt, isUpheld } = report;
    const isHidden = review.hiddenAt !== null;
    const answered = answeredAt?.toISOString() ?? null;
    return [{ id, reason, text, at: at.toISOString(), review: view, isHidden, answeredAt: answered, isUpheld }];
  });
};

/** One page of the reports: open ones first, oldest first; then answered ones, newest first. */
export const listReports = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  cursor: string | undefined,
): Promise<{ items: ReviewReportView[]; nextCursor: string | null }> => {
  const { isSecond, id } = placeInGroups(cursor);
  const rows = await reportsAfter(parts.database, { isAnswered: isSecond, id }, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, cursorOf);
  return { items: await viewsOf(parts, items), nextCursor };
};

/** One report. @throws {Refusal} `NOT_FOUND`. */
export const viewReport = async (
  parts: Needs<'clock' | 'config' | 'database'>,
  id: number,
): Promise<ReviewReportView> => {
  const row = await findReport(parts.database, id);
  const [view] = row === undefined ? [] : await viewsOf(parts, [row]);
  if (view === undefined) throw new Refusal('NOT_FOUND');
  return view;
};

/**
 * Answers a report, and with it every open one of the same review: hides the review from all but its writer, who sees
 * the reason, or keeps it public. Idempotent; a hidden review may be shown again.
 *
 * @throws {Refusal} `NOT_FOUND`, `VALIDATION` for hiding without a reason.
 */
export const answerReport = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  id: number,
  { hide, reason = '' }: ReportAnswer,
): Promise<void> =>
  parts.database.transaction(async (tx) => {
    const found = await findReport(tx, id);
    const row = found === undefined ? undefined : await lockReview(tx, found.review.id);
    if (row === undefined) throw new Refusal('NOT_FOUND');
    if (hide && isBlank(reason)) throw invalidField('reason', '가리는 이유를 적어 주세요.');
    const { id: reviewId, laundryId, memberId, hiddenAt } = row.review;
    const at = parts.clock.now();
    await answerReports(tx, reviewId, { isUpheld: hide, answeredAt: at });
    if (hide === (hiddenAt !== null)) return;
    await updateReview(tx, reviewId, { hiddenAt: hide ? at : null, hiddenReason: hide ? reason.trim() : null });
    await recountReviews(tx, laundryId);
    if (!hide || memberId === null) return;
    await notifyMember(tx, parts, memberId, REVIEW_TEXTS.hidden({ reason: reason.trim() }));
  });
