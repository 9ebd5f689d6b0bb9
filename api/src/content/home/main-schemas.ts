import { Type } from 'typebox';
import { Instant, nullable, ref } from '#base';
import { MyLaundry } from '#shops';
import { HOME_ORDERS } from '#orders';

/** Data of Home besides the member; product specification §7. */
export const MainView = Type.Object(
  {
    myLaundry: nullable(ref(MyLaundry)),
    myDailyLaundry: nullable(ref(MyLaundry)),
    userStatus: Type.String({ description: 'Membership, Normal, or Visitor' }),
    bleepy: Type.Boolean({ description: 'banner of the mini game' }),
    bleepyOx: Type.Boolean({ description: 'banner of the O/X quiz' }),
    userJoinAt: nullable(Instant),
    ...HOME_ORDERS,
    basicUserInfo: Type.Boolean({ description: 'no membership, no card, no request yet: Home explains how it works' }),
  },
  { $id: 'MainView' },
);
