import {
  FORM_LETTERS,
  REGISTRATION_TERMS,
  type LoginData,
  type Registration,
  type RegistrationTerm,
} from '@dongne/contract';
import type { FieldPath } from 'react-hook-form';
import * as v from 'valibot';
import { referralCodeOf } from '../common/stored-referral';
import { ADDRESS_DETAILS, ADDRESS_FIELD_OF_WIRE, addressInfoOf, NO_DETAILS, type Place } from '../common/address/place';

const agreement = (key: RegistrationTerm) => {
  const isRequired = REGISTRATION_TERMS.some((term) => term.key === key && term.required);
  return v.pipe(
    v.boolean(),
    v.check((isTicked) => !isRequired || isTicked, '필수 약관이에요. 동의해 주세요.'),
  );
};

/** Schema of the registration form. */
export const REGISTRATION_SCHEMA = v.object({
  address: ADDRESS_DETAILS,
  agreements: v.object({
    service: agreement('service'),
    privacy: agreement('privacy'),
    location: agreement('location'),
    marketing: agreement('marketing'),
    night: agreement('night'),
  }),
  referralCode: v.pipe(
    v.string(),
    v.check(
      (typed) => referralCodeOf(typed).length <= FORM_LETTERS.referralCode,
      `${FORM_LETTERS.referralCode}자까지 적을 수 있어요.`,
    ),
  ),
});
export type RegistrationForm = v.InferOutput<typeof REGISTRATION_SCHEMA>;

/** Initial values without any consent; source: docs/domain/consent.md. */
export const EMPTY_FORM: RegistrationForm = {
  address: NO_DETAILS,
  agreements: { service: false, privacy: false, location: false, marketing: false, night: false },
  referralCode: '',
};

interface RegistrationParts {
  readonly proof: Pick<LoginData, 'otpId' | 'otpCode' | 'userId'>;
  readonly socialToken?: string | undefined;
  readonly place: Place;
  readonly form: RegistrationForm;
  /** User agent of the browser. */
  readonly userAgent: string;
}

const DEVICE_MAX_LETTERS = 500;

/** Body of the registration; product specification §3. */
export const registrationOf = ({ proof, socialToken, place, form, userAgent }: RegistrationParts): Registration => {
  const referralCode = referralCodeOf(form.referralCode);
  return {
    otpCode: proof.otpCode,
    otpId: proof.otpId,
    userId: proof.userId,
    fcmToken: null,
    deviceInfo: userAgent.slice(0, DEVICE_MAX_LETTERS),
    addressInfo: addressInfoOf(place, form.address),
    ...(referralCode !== '' && { referralCode }),
    ...(socialToken !== undefined && { socialToken }),
    agreements: { ...form.agreements },
  };
};

/** Wire field → form field that shows its error. Fields without input are omitted. */
export const FIELD_OF_WIRE: Readonly<Record<string, FieldPath<RegistrationForm>>> = {
  ...Object.fromEntries(
    Object.entries(ADDRESS_FIELD_OF_WIRE).map(([wire, field]) => [`addressInfo.${wire}`, field] as const),
  ),
  referralCode: 'referralCode',
  ...Object.fromEntries(REGISTRATION_TERMS.map(({ key }) => [`agreements.${key}`, `agreements.${key}` as const])),
};
