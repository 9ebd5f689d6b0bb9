export { docsTable, listed, type DocsRow } from './domain-docs';
export { buildArea, buildMain, buildMember, buildMemberAddress } from './member-builders';
export { buildMembership } from './membership-builders';
export { buildItem, buildOffer } from './offer-builders';
export { buildShopCard, buildShopDetail, buildShopGroups } from './shop-builders';
