import type { Static } from 'typebox';
import { Refusal, type Needs } from '#base';
import { findMember, findMembership, userStatusOf } from '#customers';
import { myLaundryViews } from '#shops';
import { hasEverOrdered, homeOrdersOf } from '#orders';
import type { MainView } from './main-schemas';

type Main = Static<typeof MainView>;

/** Home of a visitor. */
export const mainOfVisitor = ({ config }: Needs<'config'>): Main => ({
  myLaundry: null,
  myDailyLaundry: null,
  userStatus: 'Visitor',
  ...config.promotions,
  userJoinAt: null,
  lastOrder: null,
  failedPickups: [],
  unpaidRequests: [],
  basicUserInfo: true,
});

/** Home of a member. */
export const mainOfMember = async (parts: Needs<'clock' | 'config' | 'database'>, memberId: number): Promise<Main> => {
  const { database, clock } = parts;
  // Runs in parallel.
  const [member, membership, shops, orders] = await Promise.all([
    findMember(database, memberId),
    findMembership(database, memberId),
    myLaundryViews(parts, memberId),
    homeOrdersOf(parts, memberId),
  ]);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  const userStatus = userStatusOf(membership, clock.now());
  return {
    ...shops,
    userStatus,
    ...parts.config.promotions,
    userJoinAt: member.joinedAt.toISOString(),
    ...orders,
    basicUserInfo: userStatus === 'Normal' && !(await hasEverOrdered(parts, memberId)),
  };
};
