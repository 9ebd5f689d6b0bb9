import { eq, sql } from 'drizzle-orm';
import { ledgerPostings, refunds } from '#tables';
import { useBooks } from '#testing/money/use-books';

const books = useBooks();
const { compared, differences, paid, giveBack, byHand } = books;

describe('ledger', () => {
  it('reports a payment without posting or with another amount', async () => {
    const { charge, attempt } = await paid('INICIS');
    await byHand(
      'ledger_entries',
      sql`update ledger_entries set amount_won = sign(amount_won) * 13000 where posting_id in (select id from ledger_postings where attempt_id = ${attempt.id})`,
    );
    expect(await differences()).toEqual([
      'INICIS otherAmount: paid 13,000원 / paid 13,410원',
      'LEDGER notPosted: 13,410원 / 13,000원',
      'LEDGER otherDebt: 0원 / 410원',
    ]);
    expect((await compared()).differences.at(-1)?.subject).toBe(`charge ${charge.id}`);
  });

  it('reports a missing refund and a wrong sum of refunds', async () => {
    const { request, charge } = await paid('NICEPAY');
    const isIts = eq(refunds.chargeId, charge.id);
    await giveBack(request, 3_000);
    const { database } = books.api.parts;
    await database.update(refunds).set({ state: 'refused' }).where(isIts);
    expect(await differences()).toEqual(['LEDGER notSettled: – / –', 'LEDGER otherRefunds: 3,000원 / 0원']);
    await database.update(refunds).set({ state: 'done', amountWon: 2_000 }).where(isIts);
    expect(await differences()).toEqual([
      'LEDGER notPosted: 2,000원 / 3,000원',
      'LEDGER otherRefunds: 3,000원 / 2,000원',
    ]);
  });

  it('reports an unbalanced posting, which only a superuser can write', async () => {
    const { charge } = await paid('INICIS');
    const { database } = books.api.parts;
    const [posting] = await database.select().from(ledgerPostings).where(eq(ledgerPostings.chargeId, charge.id));
    const entry = sql`insert into ledger_entries (posting_id, account, amount_won) values (${posting?.id ?? 0}, 'waived', 1)`;
    await expect(database.execute(entry)).rejects.toThrow();
    expect(await differences()).toEqual([]);
    await byHand('ledger_entries', entry);
    expect(await differences()).toEqual(['LEDGER unbalanced: 0원 / 1원']);
  });
});
