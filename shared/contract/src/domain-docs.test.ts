import {
  ACTIONS_OF_STATUS,
  ACTIVE_STATUSES,
  canTransition,
  CUSTOMER_ACTIONS,
  ERROR_STATUS,
  isActive,
  isProcessing,
  PAYMENT_STATUSES,
  PROCESSING_STATUSES,
  REGISTRATION_TERMS,
  REQUEST_STATUSES,
  STATUS_LABEL,
  statusLabelOf,
  STATUSES_AFTER_APPROVAL,
  STATUSES_OF_USAGE,
  USAGE_TYPES,
} from './index';
import { amount, cell, docsTable, listed, pairs } from './testing/domain-docs';

const column = (page: string, name: string): string[] => docsTable(page, name).map((row) => cell(row, name));

describe('docs/domain/request.md: the physical lane', () => {
  const [lane, sight] = [0, 13].map((start) => docsTable('request.md', 'status').slice(start, start + 13));
  if (lane === undefined || sight === undefined) throw new Error('request.md has not both tables of statuses');

  it('names every status, in order, twice', () => {
    const statuses = column('request.md', 'status');
    expect(statuses).toEqual([...REQUEST_STATUSES, ...REQUEST_STATUSES]);
  });

  it('lists what customers read', () => {
    expect(pairs(lane, 'status', 'customers read')).toEqual(Object.entries(STATUS_LABEL));
  });

  it('lists which two statuses have another label, and when', () => {
    const read = pairs(docsTable('request.md', 'status of'), 'status of', 'read instead');
    expect(read).toEqual([
      ['Registered', statusLabelOf({ status: 'Registered', statusBy: 'shop', approvedAt: '2026-03-02' })],
      ['Returned', statusLabelOf({ status: 'Returned', statusBy: 'customer', approvedAt: '2026-03-02' })],
    ]);
    for (const status of REQUEST_STATUSES)
      expect(statusLabelOf({ status, statusBy: 'shop', approvedAt: null })).toBe(STATUS_LABEL[status]);
    expect(statusLabelOf({ status: 'Returned', statusBy: 'shop', approvedAt: '2026-03-02' })).toBe('세탁 불가 반송');
    expect(statusLabelOf({ status: 'Processing', statusBy: 'shop', approvedAt: '2026-03-02' })).toBe('세탁 중');
  });

  it('lists the next statuses of each', () => {
    for (const row of lane) {
      const from = REQUEST_STATUSES.find((status) => status === cell(row, 'status'));
      if (from === undefined) throw new Error('no such status');
      const next = REQUEST_STATUSES.filter((to) => canTransition(from, to, true));
      expect([from, next]).toEqual([from, listed(cell(row, 'may go on to'))]);
    }
  });

  it('lists the tab of each status', () => {
    const held = USAGE_TYPES.flatMap((tab) => STATUSES_OF_USAGE[tab].map((status): [string, string] => [status, tab]));
    const documented = pairs(sight, 'status', 'tab of the usage list');
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(held));
    expect(held).toHaveLength(REQUEST_STATUSES.length);
    expect([...new Set(documented.map(([, tab]) => tab))]).toEqual([...USAGE_TYPES]);
  });

  it('lists which statuses are processing and light the badge', () => {
    const counted = (word: string) =>
      sight.filter((row) => listed(cell(row, 'counts as')).includes(word)).map((row) => cell(row, 'status'));
    expect(counted('processing')).toEqual(PROCESSING_STATUSES);
    expect(counted('badge')).toEqual(ACTIVE_STATUSES);
    expect(REQUEST_STATUSES.filter(isProcessing)).toEqual(counted('processing'));
    expect(REQUEST_STATUSES.filter(isActive)).toEqual(counted('badge'));
  });

  it('lists which statuses need an approved price', () => {
    const needing = sight.filter((row) => cell(row, 'approved price') === 'needed').map((row) => cell(row, 'status'));
    expect(needing).toEqual(STATUSES_AFTER_APPROVAL);
  });

  it("lists the customer's actions, in the order of the buttons", () => {
    const may = sight.map((row) => [cell(row, 'status'), listed(cell(row, 'the customer may'))]);
    expect(may).toEqual(Object.entries(ACTIONS_OF_STATUS));
    expect(new Set(may.flatMap(([, actions]) => actions))).toEqual(new Set(CUSTOMER_ACTIONS));
  });
});

describe('docs/domain/request.md: the payment lane', () => {
  it('names every payment status', () => {
    expect(column('request.md', 'payment')).toEqual([...PAYMENT_STATUSES]);
  });
});

describe('docs/domain/errors.md', () => {
  const errors = docsTable('errors.md', 'code');

  it('lists the HTTP status of every code', () => {
    const statuses = errors.map((row) => [cell(row, 'code'), amount(cell(row, 'HTTP status'))]);
    expect(statuses).toEqual(Object.entries(ERROR_STATUS));
  });
});

describe('docs/domain/consent.md', () => {
  it('lists the terms of the registration', () => {
    const terms = docsTable('consent.md', 'term').map((row) => ({
      key: cell(row, 'term'),
      label: cell(row, 'customers read'),
      required: cell(row, 'required') === 'yes',
    }));
    expect(terms).toEqual(REGISTRATION_TERMS);
  });
});
