import type { PartnerInfo } from '@dongne/contract';

/** Part of the product that a partner programme may exclude; the server refuses it as well (`PARTNER_RESTRICTED`). */
export type Capability = PartnerInfo['restrictions'][number];

/** Permissions of the viewer, by part. */
export type CapabilityTable = Readonly<Record<Capability, boolean>>;

const tableOf = (has: (part: Capability) => boolean): CapabilityTable => ({
  membership: has('membership'),
  advertising: has('advertising'),
  coupons: has('coupons'),
  cardPayment: has('cardPayment'),
  invite: has('invite'),
  addressChange: has('addressChange'),
  installBanner: has('installBanner'),
});

/** Default until the programme is known: denies everything that could be excluded. */
export const NOTHING = tableOf(() => false);

/** Returns the permissions without these parts; parts unknown to this release are ignored. */
export const capabilitiesWithout = (taken: readonly unknown[]): CapabilityTable =>
  tableOf((part) => !taken.includes(part));

/**
 * Returns the permissions of a programme's users; ruling on partner id 1. The server holds the table per partner id, so
 * a new programme needs no release of the app.
 *
 * @param programmes response of `GET /member/partnerInfo`; the first counts, an empty list excludes nothing.
 */
export const capabilitiesOf = (programmes: readonly PartnerInfo[]): CapabilityTable =>
  capabilitiesWithout(programmes[0]?.restrictions ?? []);
