// Entry point of members: profile, address and partner programme.
export { type AddressRow, deleteAddress, findAddress } from './address-repository';
export { addressRoutes } from './address-routes';
export { AddressInput } from './address-schemas';
export { saveAddress, servedAddress, type ServedAddress } from './address-service';
export {
  findLastWithdrawal,
  findMember,
  findMemberByPhone,
  holdMember,
  insertMember,
  preventWithdrawal,
  lockMember,
  membersByPhone,
  type MemberRow,
  updateMember,
} from './member-repository';
export { advertisingConsentOf } from './advertising-consent';
export { type ConsentRow, insertConsents, lastConsentsOf } from './consent-repository';
export { deleteKeptAddresses } from './kept-address-repository';
export { maskedName } from './masked-name';
export { memberRoutes } from './member-routes';
export { isRestricted } from './partner-programmes';
export { Member, Nickname } from './member-schemas';
export { viewMember } from './member-service';
export { paysWithVouchers, VOUCHER_PARTNERS } from './partner-programmes';
export { newReferralCode } from './referral-code';
export { TERM_VERSION } from './terms-in-force';
export { WashingPreferences } from './washing-preferences-schema';
