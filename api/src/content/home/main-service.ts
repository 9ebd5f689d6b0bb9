import type { Static } from 'typebox';
import { type Executor, pipelined, Refusal, type Needs } from '#base';
import { userStatusOf } from '#customers';
import { myLaundryViews } from '#shops';
import { homeOrdersOf } from '#orders';
import { findMemberOfHome } from './home-repository';
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

/** Home of a member, whose rows are read in one round trip. */
export const mainOfMember = async (
  { clock, config }: Needs<'clock' | 'config'>,
  executor: Executor,
  memberId: number,
): Promise<Main> => {
  const parts = { database: executor, clock };
  const [member, shops, orders] = await pipelined([
    findMemberOfHome(executor, memberId),
    myLaundryViews(parts, memberId),
    homeOrdersOf(parts, memberId),
  ]);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  const userStatus = userStatusOf(member.membership ?? undefined, clock.now());
  return {
    ...shops,
    userStatus,
    ...config.promotions,
    userJoinAt: member.joinedAt.toISOString(),
    ...orders,
    basicUserInfo: userStatus === 'Normal' && !member.hasOrdered,
  };
};
