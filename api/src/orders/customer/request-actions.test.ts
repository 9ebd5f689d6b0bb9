import { ACTIONS_OF_STATUS, REQUEST_STATUSES } from '@dongne/contract';
import { type Actionable, allowedActions } from './request-actions';

const now = new Date('2026-03-02T10:00:00+09:00');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3600_000);
const request = (part: Partial<Actionable>): Actionable => ({
  status: 'Requested',
  statusBy: 'customer',
  approvedAt: null,
  approvedBy: null,
  advanceLimitWon: null,
  offerVersion: null,
  unobjectedNoShowAt: null,
  addressErasedAt: null,
  isReviewed: false,
  deliveredAt: now,
  unclaimedItems: 1,
  ...part,
});

describe('allowed actions of a customer', () => {
  it.each(REQUEST_STATUSES)('follow the contract while %s', (status) => {
    const unobjectedNoShowAt = status === 'NoShow' ? hoursAgo(1) : null;
    const actionable = request({ status, advanceLimitWon: 20_000, unobjectedNoShowAt });
    expect(allowedActions(actionable, now)).toEqual(ACTIONS_OF_STATUS[status]);
  });

  it.each([
    ['approve twice', request({ status: 'Registered', approvedAt: now }), 'approve'],
    ['revoke a missing agreement', request({}), 'takeBack'],
    [
      'revoke a manual approval',
      request({
        status: 'Registered',
        advanceLimitWon: 20_000,
        offerVersion: 1,
        approvedAt: now,
        approvedBy: 'customer',
      }),
      'takeBack',
    ],
    [
      'revoke an agreement that has not approved the offer',
      request({ status: 'Registered', advanceLimitWon: 20_000, offerVersion: 1 }),
      'takeBack',
    ],
    ['review twice', request({ status: 'Completed', isReviewed: true }), 'review'],
    ['object twice', request({ status: 'NoShow', unobjectedNoShowAt: null }), 'object'],
    ['rebook without an address', request({ status: 'NoShow', addressErasedAt: now }), 'rebook'],
    ['claim a claimed item', request({ status: 'Completed', unclaimedItems: 0 }), 'claim'],
    ['claim after 180 days', request({ status: 'Completed', deliveredAt: hoursAgo(180 * 24 + 0.01) }), 'claim'],
    ['claim an undelivered item', request({ status: 'Completed', deliveredAt: null }), 'claim'],
    ['object after 24 hours', request({ status: 'NoShow', unobjectedNoShowAt: hoursAgo(24.1) }), 'object'],
  ] as const)('never include: %s', (_, which, action) => {
    expect(allowedActions(which, now)).not.toContain(action);
  });

  it('include an objection after a rebooking', () => {
    const actions = allowedActions(request({ status: 'Requested', unobjectedNoShowAt: hoursAgo(24) }), now);
    expect(actions).toEqual(['edit', 'cancel', 'call', 'object']);
  });
});
