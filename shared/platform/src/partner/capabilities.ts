import type { PartnerInfo } from '@dongne/contract';

/** A part of the product that a partner programme may take away; the server refuses it as well (`PARTNER_RESTRICTED`). */
export type Capability = PartnerInfo['restrictions'][number];

/** What this person may see and use, by part. */
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

/** While it is not known what somebody may see, they see nothing that could be taken away. */
export const NOTHING = tableOf(() => false);

/** What is left when these parts are taken away; parts that this release does not know do not matter. */
export const capabilitiesWithout = (taken: readonly unknown[]): CapabilityTable =>
  tableOf((part) => !taken.includes(part));

/**
 * The capabilities a programme leaves its users; ruling on partner id 1. The server holds the table per partner id, so a
 * new programme needs no release of the app.
 *
 * @param programmes the answer of `GET /member/partnerInfo`; the first counts, none takes nothing away.
 */
export const capabilitiesOf = (programmes: readonly PartnerInfo[]): CapabilityTable =>
  capabilitiesWithout(programmes[0]?.restrictions ?? []);
