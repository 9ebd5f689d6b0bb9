import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

export const InvitedFriend = Type.Object(
  {
    nickname: nullable(Type.String({ description: 'masked' }), { description: 'null for somebody who has left' }),
    joinedAt: Instant,
    state: oneOf(['waiting', 'rewarded', 'left']),
    rewardedAt: nullable(Instant),
  },
  { $id: 'InvitedFriend', description: 'Somebody who registered with the code of the member.' },
);

export const Invitation = Type.Object(
  {
    referralCode: Type.String(),
    invited: Type.Integer({ description: 'all who registered with the code' }),
    joined: Type.Integer({ description: 'those of them who are still members' }),
    rewarded: Type.Integer({ description: 'those whose first completed request has rewarded both sides' }),
    items: Type.Array(ref(InvitedFriend)),
    nextCursor: nullable(Type.String()),
  },
  { $id: 'Invitation' },
);

export type InvitedFriendView = Static<typeof InvitedFriend>;
export type InvitationView = Static<typeof Invitation>;
