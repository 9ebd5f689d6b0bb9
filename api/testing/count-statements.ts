import { Query } from 'pg';

/** Counts the SQL statements of some work; `begin` and `commit` are statements too. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const submit = jest.spyOn(Query.prototype, 'submit');
  try {
    await work();
    return submit.mock.contexts.map((query) => ('text' in query ? String(query.text) : ''));
  } finally {
    submit.mockRestore();
  }
};
