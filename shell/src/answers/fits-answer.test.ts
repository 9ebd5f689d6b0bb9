import { fitsAnswer } from './fits-answer';

const COUNT = '/notification/count';

describe('response check', () => {
  it.each<[what: string, address: string, answer: unknown, fits: boolean]>([
    ['with its keys', COUNT, { count: 3 }, true],
    ['with more than its keys', COUNT, { count: 3, more: 1 }, true],
    ['with another key', COUNT, { other: 3 }, false],
    ['with a text for a number', COUNT, { count: '3' }, false],
    ['with null for a number', COUNT, { count: null }, false],
    ['for visitors', `/nonMember${COUNT}`, { other: 3 }, false],
    ['of a list with a wrong item', '/request/delivery/processing', [{ other: 1 }], false],
    ['of an empty list', '/request/delivery/processing', [], true],
    ['of an address with a parameter', '/laundry/7/review', { other: 1 }, false],
    ['of an address that no read has', '/no/such/path', { other: 1 }, true],
    ['that says there is none', '/pay/card', null, true],
  ])('accepts or rejects %s', (_what, address, answer, expected) => {
    expect(fitsAnswer(address, answer)).toBe(expected);
  });
});
