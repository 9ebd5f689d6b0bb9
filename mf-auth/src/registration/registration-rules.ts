import { REGISTRATION_TERMS, type LoginData, type Registration, type RegistrationTerm } from '@dongne/contract';
import { addressInfoOf, NO_DETAILS, type AddressDetails, type Place } from '../common/address/place';

/** What the form of the registration holds. */
export interface RegistrationForm {
  readonly address: AddressDetails;
  readonly agreements: Readonly<Record<RegistrationTerm, boolean>>;
  readonly referralCode: string;
}

/** Nothing is ticked beforehand; source: docs/domain/consent.md. */
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
  /** What the browser calls itself. */
  readonly userAgent: string;
}

const DEVICE_MAX_LETTERS = 500;

/** The body of the registration; product specification §3. The referral code goes out in lower case (§5). */
export const registrationOf = ({ proof, socialToken, place, form, userAgent }: RegistrationParts): Registration => {
  const referralCode = form.referralCode.trim().toLowerCase();
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

/** Where in the form a sentence of the server belongs. */
export type FormField = `address.${keyof AddressDetails}` | `agreements.${RegistrationTerm}` | 'referralCode';

const FIELD_OF_WIRE: Readonly<Record<string, FormField>> = {
  'addressInfo.address': 'address.roadOrLot',
  'addressInfo.roadAddress': 'address.roadOrLot',
  'addressInfo.subAddress': 'address.subAddress',
  'addressInfo.entranceInfo': 'address.entranceInfo',
  'addressInfo.recipient': 'address.recipient',
  referralCode: 'referralCode',
  ...Object.fromEntries(REGISTRATION_TERMS.map(({ key }) => [`agreements.${key}`, `agreements.${key}` as const])),
};

/** The form's field that a field of the wire (`addressInfo.subAddress`) came from; `undefined` when nobody typed it. */
export const formFieldOf = (wireField: string): FormField | undefined =>
  Object.hasOwn(FIELD_OF_WIRE, wireField) ? FIELD_OF_WIRE[wireField] : undefined;
