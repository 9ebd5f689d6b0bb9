import { FORM_LETTERS, type REGISTRATION_TERMS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { OtpCode, OtpId, SocialToken } from '../login';
import { nullable, ref } from '#base';
import { AddressInput, Nickname } from '../members';

/** One checkbox per term; a missing required one is rejected with its message. */
export const Agreements = Type.Object(
  {
    service: Type.Optional(Type.Boolean()),
    privacy: Type.Optional(Type.Boolean()),
    location: Type.Optional(Type.Boolean()),
    marketing: Type.Optional(Type.Boolean()),
    night: Type.Optional(Type.Boolean()),
  } satisfies Record<(typeof REGISTRATION_TERMS)[number]['key'], unknown>,
  { $id: 'Agreements' },
);

/** Registration payload of the product specification §3, with the agreements and a nickname. */
export const Registration = Type.Object(
  {
    otpId: OtpId,
    otpCode: OtpCode,
    userId: Type.Optional(nullable(Type.Integer())),
    fcmToken: Type.Optional(nullable(Type.String({ maxLength: 4_096 }))),
    deviceInfo: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    addressInfo: ref(AddressInput),
    referralCode: Type.Optional(nullable(Type.String({ maxLength: FORM_LETTERS.referralCode }))),
    agreements: ref(Agreements),
    nickname: Type.Optional(nullable(Nickname)),
    socialToken: Type.Optional(SocialToken),
  },
  { $id: 'Registration' },
);

export type RegistrationInput = Static<typeof Registration>;
export type AgreementsInput = Static<typeof Agreements>;
