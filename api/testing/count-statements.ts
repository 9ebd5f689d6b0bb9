import { Query, type Connection } from 'pg';

/** Cost of some work on the database. */
export interface StatementCost {
  /** SQL texts; `begin` and `commit` are statements too. */
  readonly statements: string[];
  /** How often it waited for a response before it sent the next statements. */
  readonly roundTrips: number;
}

/** Counts the SQL statements and round trips of some work. */
export const costOf = async (work: () => Promise<unknown>): Promise<StatementCost> => {
  const statements: string[] = [];
  let roundTrips = 0;
  let isAnswered = true;
  const { submit } = Query.prototype;
  const spy = jest.spyOn(Query.prototype, 'submit').mockImplementation(function (this: Query, connection: Connection) {
    if (isAnswered) roundTrips += 1;
    isAnswered = false;
    this.once('end', () => {
      isAnswered = true;
    });
    statements.push('text' in this ? String(this.text) : '');
    return submit.call(this, connection);
  });
  try {
    await work();
    return { statements, roundTrips };
  } finally {
    spy.mockRestore();
  }
};

/** SQL statements of some work. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => (await costOf(work)).statements;
