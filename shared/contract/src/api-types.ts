/**
 * Types of the API's requests and responses, by schema name (`ShopCard`, `MemberAddress`, …), and `paths` for its
 * operations. Generated from the server's routes by `pnpm openapi`.
 */
export type * from './api-types.generated';
