// The door of members: the person, their address and their partner programme.
export { type AddressRow, deleteAddress, findAddress } from './address-repository';
export { addressRoutes } from './address-routes';
export { AddressInput } from './address-schemas';
export { saveAddress, servedAddress, type ServedAddress } from './address-service';
export {
  findLastWithdrawal,
  findMember,
  findMemberByPhone,
  findMemberIdByReferral,
  holdMember,
  insertMember,
  keepMember,
  lockMember,
  membersByPhone,
  type MemberRow,
  updateMember,
} from './member-repository';
export { deleteKeptAddresses } from './kept-address-repository';
export { memberRoutes } from './member-routes';
export { isRestricted } from './partner-programmes';
export { Nickname } from './member-schemas';
export { paysWithVouchers, VOUCHER_PARTNERS } from './partner-programmes';
export { newReferralCode } from './referral-code';
