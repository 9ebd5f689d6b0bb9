export { buildArea, buildMain, buildMemberAddress } from './member-builders';
export { buildShopCard, buildShopDetail, buildShopGroups } from './shop-builders';
