import { Type, type Static } from 'typebox';
import { Flag, Id, Instant, nullable } from '#base';

/** Registered shop as shown on Home; product specification §3, the same for my laundry and my daily laundry. */
export const MyLaundry = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    location: nullable(Type.Integer({ description: "metres from the customer's address" })),
    laundryStatus: Type.String({ description: 'Open, Paused or Closed to new requests' }),
    canDelivery: Flag,
    useDeliveryAgency: Flag,
    representive: Type.String(),
    profilePicture: nullable(Type.String()),
    career: Type.Integer(),
    canNewRequest: Flag,
    hasMembershipService: Type.Boolean(),
    createdAt: Instant,
    canPause: Flag,
    reasonForPause: nullable(Type.String()),
    pauseStartDate: nullable(Type.String()),
    pauseEndDate: nullable(Type.String()),
  },
  { $id: 'MyLaundry' },
);

export const MyLaundryBody = Type.Object({ laundryId: Id });

/** Registration, with the choice to replace another registered shop. */
export const RegisterMyLaundryBody = Type.Object({
  laundryId: Id,
  replace: Type.Optional(
    Type.Boolean({
      description: 'takes the place of the registered shop of its division, all or nothing; else ALREADY_EXISTS',
    }),
  ),
});

/** Response of registering and removing; product specification §7. */
export const MyLaundryAnswer = Type.Object(
  {
    id: Type.Integer(),
    laundryName: Type.String(),
    isSpecialized: Type.Boolean(),
    canMend: Type.Boolean(),
    hasMembershipService: Type.Boolean(),
  },
  { $id: 'MyLaundryAnswer' },
);

export type MyLaundryView = Static<typeof MyLaundry>;
