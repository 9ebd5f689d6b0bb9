import { idOf } from './id-of';

describe('id of a path or a query', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
    ['2147483648', undefined],
    ['99999999999999999999', undefined],
    ['0', undefined],
    ['007', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['0x49', undefined],
    ['abc', undefined],
    [' 1', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%p is %p', (text, id) => {
    expect(idOf(text)).toBe(id);
  });
});
