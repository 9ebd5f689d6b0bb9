import { FORM_LETTERS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { nullable, oneOf, ref } from '#base';

const ADDRESS_TYPES = ['R', 'J'] as const;
const text = (maxLength: number) => Type.String({ maxLength });
const optionalText = (maxLength: number) => Type.Optional(nullable(text(maxLength)));

/** Member address of the product specification §3, with the code of its legal dong. */
export const MemberAddress = Type.Object(
  {
    addressId: Type.Integer(),
    address: Type.String(),
    roadAddress: Type.String(),
    subAddress: Type.String(),
    addressType: oneOf(ADDRESS_TYPES),
    postalCode: Type.String(),
    entranceInfo: Type.String(),
    recipient: Type.String(),
    sido: Type.String(),
    gungu: Type.String(),
    dong: Type.String(),
    emd: Type.String(),
    bcode: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
  { $id: 'MemberAddress' },
);

/** Address used by the member. */
export const KeptAddress = Type.Object(
  {
    ...MemberAddress.properties,
    label: Type.String({ description: '집, 회사 or another word; empty for one that was only used' }),
    isCurrent: Type.Boolean(),
  },
  { $id: 'KeptAddress' },
);
export const KeptAddressList = Type.Array(ref(KeptAddress));
export const AddressLabel = Type.Object({ label: text(FORM_LETTERS.addressLabel) });

/** Address from a form or the postcode dialog. `postalCode` may be empty; the dong defaults to that of the position. */
export const AddressInput = Type.Object(
  {
    address: Type.String({ minLength: 1, maxLength: 200 }),
    roadAddress: optionalText(200),
    subAddress: optionalText(FORM_LETTERS.address.subAddress),
    addressType: Type.Optional(oneOf(ADDRESS_TYPES)),
    postalCode: optionalText(10),
    entranceInfo: optionalText(FORM_LETTERS.address.entranceInfo),
    recipient: optionalText(FORM_LETTERS.address.recipient),
    sido: Type.String({ minLength: 1, maxLength: 20 }),
    gungu: text(40),
    dong: optionalText(40),
    emd: Type.String({ minLength: 1, maxLength: 40 }),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { $id: 'AddressInput' },
);

export type MemberAddressView = Static<typeof MemberAddress>;
export type KeptAddressView = Static<typeof KeptAddress>;
export type AddressFields = Static<typeof AddressInput>;
