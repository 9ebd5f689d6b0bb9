import { lintText } from './testing/lint-text';

const REPOSITORY = 'api/src/orders/order/request-repository.ts';
const PAGE = 'shell/src/first-view.ts';

const REFUSED = [
  'export const a = (tx: Transaction) => Promise.all([one(tx), other(tx)]);',
  'export const b = async (executor: Executor, ids: number[]) => { await Promise.all(ids.map(one)); };',
  'export const c = (database: Database) => database.transaction(async (tx) => Promise.all([one(tx), other(tx)]));',
  'export const d = (tx: Transaction) => [1].map(() => Promise.all([one(tx)]));',
];
const ALLOWED = [
  'export const a = (tx: Transaction) => pipelined([one(tx), other(tx)]);',
  'export const b = (urls: string[]) => Promise.all(urls.map((url) => fetch(url)));',
  'export const c = (tx: Transaction) => Promise.allSettled([one(tx), other(tx)]);',
];

describe('the lint rule for statements of a transaction', () => {
  it('reports Promise.all in functions on a connection, in the API alone, and names pipelined', () => {
    const { [REPOSITORY]: messages = [], [PAGE]: others } = lintText(REFUSED.join('\n'), [REPOSITORY, PAGE]);
    expect(messages).toHaveLength(REFUSED.length);
    for (const message of messages) expect(message).toContain('pipelined');
    expect(others).toEqual([]);
  });

  it('allows pipelined statements, and Promise.all without a connection', () => {
    expect(lintText(ALLOWED.join('\n'), [REPOSITORY])).toEqual({ [REPOSITORY]: [] });
  });
});
