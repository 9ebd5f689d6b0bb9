import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { laundries, reviewReports, reviews } from '#tables';

/** Sorts open reports first, oldest first; answered ones follow, newest first. */
const group = sql<number>`case when ${reviewReports.answeredAt} is null then 0 else 1 end`;
const place = sql<number>`case when ${reviewReports.answeredAt} is null then ${reviewReports.id} else -${reviewReports.id} end`;

/** Report that a page follows. */
export interface ReportPlace {
  readonly isAnswered: boolean;
  readonly id: number;
}

const selectReports = (executor: Executor) =>
  executor
    .select({ report: reviewReports, review: reviews, laundryName: laundries.laundryName })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(laundries, eq(laundries.id, reviews.laundryId));

/** A report with its review. */
export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** One page of the reports. */
export const reportsAfter = (
  executor: Executor,
  { isAnswered, id }: ReportPlace,
  limit: number,
): Promise<ReportRow[]> =>
  selectReports(executor)
    .where(sql`(${group}, ${place}) > (${isAnswered ? 1 : 0}::int, ${isAnswered ? -id : id}::int)`)
    .orderBy(group, place)
    .limit(limit);

/** One report, or undefined. */
export const findReport = async (executor: Executor, id: number): Promise<ReportRow | undefined> => {
  const [row] = await selectReports(executor).where(eq(reviewReports.id, id));
  return row;
};

/** Writes a report; nothing where its member has reported the review already. */
export const insertReport = async (tx: Transaction, report: typeof reviewReports.$inferInsert): Promise<void> => {
  await tx.insert(reviewReports).values(report).onConflictDoNothing();
};

/** Answers every open report of a review. */
export const answerReports = async (
  tx: Transaction,
  reviewId: number,
  answer: { readonly isUpheld: boolean; readonly answeredAt: Date },
): Promise<void> => {
  await tx
    .update(reviewReports)
    .set(answer)
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.answeredAt)));
};
