import { canTransition, REQUEST_STATUSES, type RequestStatus } from './index';

const LEGAL: readonly (readonly [RequestStatus, RequestStatus])[] = [
  ['Requested', 'Collected'],
  ['Requested', 'Denied'],
  ['Requested', 'NoShow'],
  ['Requested', 'Cancelled'],
  ['Collected', 'Registering'],
  ['Registering', 'Registered'],
  ['Registering', 'Returned'],
  ['Registered', 'Processing'],
  ['Registered', 'Returned'],
  ['Processing', 'WashCompleted'],
  ['WashCompleted', 'Delivering'],
  ['Delivering', 'Delivered'],
  ['Delivered', 'Completed'],
  ['NoShow', 'Requested'],
];

describe('status transitions of a request', () => {
  const pairs = REQUEST_STATUSES.flatMap((from) => REQUEST_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('%s → %s is allowed only where the domain says so', (from, to) => {
    expect(canTransition(from, to, true)).toBe(LEGAL.some(([a, b]) => a === from && b === to));
  });

  it('never reach washing without the inspection that the customer approves', () => {
    expect(REQUEST_STATUSES.filter((from) => canTransition(from, 'Processing', true))).toEqual(['Registered']);
  });

  it('lead into washing and beyond with an approved price only', () => {
    const needApproval = pairs.filter(([from, to]) => canTransition(from, to, true) && !canTransition(from, to, false));
    expect(needApproval).toEqual([
      ['Registered', 'Processing'],
      ['Processing', 'WashCompleted'],
      ['WashCompleted', 'Delivering'],
      ['Delivering', 'Delivered'],
      ['Delivered', 'Completed'],
    ]);
  });
});
