/**
 * What the API's calls take and give, by the name each shape has there (`ShopCard`, `MemberAddress`, …), and `paths`
 * for the calls themselves. Generated from the server's routes by `pnpm openapi`.
 */
export type * from './api-types.generated';
