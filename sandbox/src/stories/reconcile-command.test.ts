import { sql } from 'drizzle-orm';
import { EXIT, runReconcile } from '@dongne/api/testing/inner';
import { openSandboxApi } from '../testing/sandbox-api';
import { DAY_MS, useBooks } from '@dongne/api/testing/money/use-books';

const books = useBooks(openSandboxApi);
const { answered, compared, someone, paid, byHand, silence, day } = books;

describe('reconcile command', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runReconcile(args, {
      apiUrl: '',
      operatorKey: null,
      write: (line) => lines.push(line),
      fetch: async (url, { method, headers }) => {
        const { statusCode, body } = await books.api.app.inject({ method, url, headers });
        return { ok: statusCode < 300, status: statusCode, text: async () => body };
      },
    });
    return { code, lines };
  };

  it('exits with 0 when all agrees, by default for yesterday', async () => {
    await paid('INICIS');
    books.api.clock.advance(DAY_MS);
    const { code, lines } = await run();
    expect([code, lines.at(0), lines.at(-1)]).toEqual([
      EXIT.agrees,
      `${books.today}  INICIS    ours 13,410원  theirs 13,410원`,
      '1 days, 0 differences, 0 books not read',
    ]);
  });

  it('exits with 1 and prints each difference, also as JSON', async () => {
    const { attempt } = await paid('INICIS');
    await byHand('sandbox_card_ledger', sql`delete from sandbox_card_ledger where order_id = ${attempt.orderId}`);
    const { code, lines } = await run('--from', day(-1), '--to', books.today);
    expect([code, lines.at(-1)]).toEqual([EXIT.differs, '2 days, 1 differences, 0 books not read']);
    expect(lines.join('\n')).toContain('with us only: ');
    const asJson = await run('--from', books.today, '--to', books.today, '--json');
    expect(asJson.code).toBe(EXIT.differs);
    expect(asJson.lines.map((line) => JSON.parse(line).differences.length)).toEqual([1]);
  });

  it('exits with 2 on an unreachable provider, API or wrong days', async () => {
    const spy = silence('INICIS');
    const { code, lines } = await run('--from', books.today, '--to', books.today);
    expect([code, lines[0]]).toEqual([EXIT.notAsked, `${books.today}  INICIS    could not be asked: timeout`]);
    spy.mockRestore();
    expect((await run('--from', books.today, '--to', day(-1))).code).toBe(EXIT.notAsked);
    expect((await run('--from', 'tomorrow')).code).toBe(EXIT.notAsked);
    const setting = { apiUrl: 'http://nobody', operatorKey: 'key', write: () => undefined };
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await runReconcile([], { ...setting, fetch })).toBe(EXIT.notAsked);
  });
});

describe('reconciliation call', () => {
  it('names an unreadable book and compares the others', async () => {
    await paid('INICIS');
    const spy = silence('INICIS');
    const view = await compared();
    expect(view.books[0]).toMatchObject({ book: 'INICIS', oursWon: null, theirsWon: null, notRead: 'timeout' });
    expect([view.books.length, view.differences]).toEqual([3, []]);
    spy.mockRestore();
  });

  it.each([
    ['?from=2026-03-03&to=2026-03-02', 'from'],
    ['?from=2026-01-01&to=2026-03-01', 'from'],
    ['?from=2026-03-02&to=2036-03-05', 'to'],
  ])('rejects %s', async (query, field) => {
    expect(Object.keys((await answered(query)).json().error.fields)).toEqual([field]);
  });

  it('is for operators only', async () => {
    const request = await someone();
    const { headers } = request.customer;
    const refused = await books.api.app.inject({ url: '/v1/operator/reconciliation', headers });
    expect(refused.json().error.code).toBe('FORBIDDEN');
  });
});
