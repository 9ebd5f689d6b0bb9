import type { Static } from 'typebox';
import { Refusal, type Needs } from '../common';
import { findMember } from '../members';
import { findMembership, userStatusOf } from '../memberships';
import { myLaundryViews } from '../laundries';
import { failedPickupsOf, hasAnyRequest, lastOrderOf, unpaidRequestsOf } from '../orders';
import type { MainView } from './main-schemas';

type Main = Static<typeof MainView>;

/** Both promotion banners are off by default; ruling. */
const PROMOTIONS = { bleepy: false, bleepyOx: false } as const;

/** Home of somebody who has not logged in. */
export const MAIN_OF_VISITOR: Main = {
  myLaundry: null,
  myDailyLaundry: null,
  userStatus: 'Visitor',
  ...PROMOTIONS,
  userJoinAt: null,
  lastOrder: null,
  failedPickups: [],
  unpaidRequests: [],
  basicUserInfo: true,
};

/** Home of a member. */
export const mainOfMember = async (parts: Needs<'clock' | 'database'>, memberId: number): Promise<Main> => {
  const { database, clock } = parts;
  const member = await findMember(database, memberId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  const userStatus = userStatusOf(await findMembership(database, memberId), clock.now());
  return {
    ...(await myLaundryViews(parts, memberId)),
    userStatus,
    ...PROMOTIONS,
    userJoinAt: member.joinedAt.toISOString(),
    lastOrder: await lastOrderOf(parts, memberId),
    failedPickups: await failedPickupsOf(parts, memberId),
    unpaidRequests: await unpaidRequestsOf(database, memberId),
    basicUserInfo: userStatus === 'Normal' && !(await hasAnyRequest(database, memberId)),
  };
};
