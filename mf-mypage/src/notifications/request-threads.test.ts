import { buildNotification } from '../testing/builders';
import { threadsOf } from './request-threads';

const about = (id: number, requestId?: number) =>
  buildNotification({
    id,
    ...(requestId !== undefined && { request: { id: requestId, laundryName: `세탁소 ${requestId}` } }),
  });

describe('threadsOf', () => {
  it('groups by request, each where its newest message stands, and loses none', () => {
    const threads = threadsOf([about(9, 2), about(8), about(7, 1), about(6, 2), about(5), about(4, 1), about(3, 2)]);
    expect(threads.map(({ request, newest, older }) => [request?.id, newest.id, older.map(({ id }) => id)])).toEqual([
      [2, 9, [6, 3]],
      [undefined, 8, []],
      [1, 7, [4]],
      [undefined, 5, []],
    ]);
  });
});
