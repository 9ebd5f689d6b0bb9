import { sql, type SQL } from 'drizzle-orm';
import { formatWon } from '@dongne/contract';
import type { Executor } from '#base';
import type { Difference, DifferenceKind } from './differences';
import type { DaySpan } from './movement';

/** `type`, not `interface`: `execute<T>` needs an index signature. */
type Found = {
  readonly subject: string;
  readonly ours: number | null;
  readonly theirs: number | null;
};

/**
 * Findings of each check: the subject, the expected value, and the ledger's. One statement each, so that concurrent
 * payments are seen before or after, never half.
 */
const checksOf = ({ from, until }: DaySpan): readonly (readonly [DifferenceKind, SQL])[] => {
  const within = (column: string): SQL =>
    sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${until.toISOString()}::timestamptz`;
  const chargesOfDay = sql`select distinct p.charge_id from ledger_postings p where ${within('p.at')}`;
  return [
    [
      'unbalanced',
      sql`select 'posting ' || p.id as subject, 0 as ours, coalesce(sum(e.amount_won), 0)::int as theirs
        from ledger_postings p left join ledger_entries e on e.posting_id = p.id
        where ${within('p.at')} group by p.id having coalesce(sum(e.amount_won), 0) <> 0 or count(e.id) < 2`,
    ],
    [
      'notPosted',
      sql`select 'payment ' || a.order_id as subject, a.amount_won as ours, sum(e.amount_won)::int as theirs
        from payment_attempts a
        left join ledger_postings p on p.attempt_id = a.id
          and p.kind = case a.state when 'approved' then 'paid' else 'surplus' end
        left join ledger_entries e on e.posting_id = p.id and e.account = a.provider
        where a.state in ('approved', 'surplus') and ${within('a.settled_at')}
        group by a.id having sum(e.amount_won) is distinct from a.amount_won`,
    ],
    [
      'notPosted',
      sql`select 'refund ' || r.order_id as subject, r.amount_won as ours, -sum(e.amount_won)::int as theirs
        from refunds r
        left join ledger_postings p on p.refund_id = r.id and p.kind in ('refunded', 'returned')
        left join ledger_entries e on e.posting_id = p.id and e.account in ('INICIS', 'NICEPAY')
        where r.state = 'done' and ${within('r.settled_at')}
        group by r.id having -sum(e.amount_won) is distinct from r.amount_won`,
    ],
    [
      'notPosted',
      sql`select 'claim ' || c.id as subject, c.compensation_won as ours, -sum(e.amount_won)::int as theirs
        from claims c
        left join ledger_postings p on p.claim_id = c.id and p.kind = 'compensation'
        left join ledger_entries e on e.posting_id = p.id and e.account = 'claimants'
        where c.compensation_won is not null and ${within('c.decided_at')}
        group by c.id having -sum(e.amount_won) is distinct from c.compensation_won`,
    ],
    [
      'notSettled',
      sql`select 'posting ' || p.id as subject, null::int as ours, null::int as theirs
        from ledger_postings p
        left join payment_attempts a on a.id = p.attempt_id
        left join refunds r on r.id = p.refund_id
        left join claims c on c.id = p.claim_id
        where ${within('p.at')} and (
          (p.kind = 'paid' and a.state is distinct from 'approved')
          or (p.kind = 'surplus' and a.state is distinct from 'surplus')
          or (p.kind in ('refunded', 'returned') and r.state is distinct from 'done')
          or (p.kind = 'compensationPaid' and c.compensation_paid_at is null))`,
    ],
    [
      'otherDebt',
      sql`select 'charge ' || c.id as subject,
          case when c.paid_at is null and c.status <> 'Void' then c.amount_won else 0 end as ours,
          coalesce(sum(e.amount_won), 0)::int as theirs
        from charges c
        left join ledger_postings p on p.charge_id = c.id
        left join ledger_entries e on e.posting_id = p.id and e.account = 'customers'
        where c.id in (${chargesOfDay})
        group by c.id
        having coalesce(sum(e.amount_won), 0)
          <> case when c.paid_at is null and c.status <> 'Void' then c.amount_won else 0 end`,
    ],
    [
      'otherRefunds',
      sql`select 'charge ' || c.id as subject, c.refunded_won as ours, coalesce(sum(r.amount_won), 0)::int as theirs
        from charges c
        left join refunds r on r.charge_id = c.id and r.attempt_id is null and r.state = 'done'
        where c.id in (${chargesOfDay})
        group by c.id having coalesce(sum(r.amount_won), 0) <> c.refunded_won`,
    ],
  ];
};

const wonOrNothing = (won: number | null): string | null => (won === null ? null : formatWon(won));

/** Differences within our own ledger, of a day. */
export const ledgerDifferences = async (executor: Executor, day: DaySpan): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (const [kind, query] of checksOf(day)) {
    const { rows } = await executor.execute<Found>(query);
    differences.push(
      ...rows.map(({ subject, ours, theirs }) => ({
        ...{ date: day.date, book: 'LEDGER' as const, kind, subject },
        ours: wonOrNothing(ours),
        theirs: wonOrNothing(theirs),
      })),
    );
  }
  return differences;
};
