import { beforeOf, PAGE_SIZE, type Needs, type Executor } from '#base';
import { viewRefunds } from '../refunds/refund-request';
import { claimsAfter, claimsOfShop, findClaim, type ClaimOwner, type ClaimRow } from './claim-repository';
import { decidableAt, noClaim, shopActions } from './claim-rules';
import type { ClaimCaseView, OperatorClaimView, ShopClaimView } from './claim-schemas';
import { customerCase, deskCases, type DeskCase } from './claim-view';

type Parts = Needs<'clock' | 'config' | 'database'>;

const existing = async (executor: Executor, owner: ClaimOwner, id: number): Promise<ClaimRow> => {
  const row = await findClaim(executor, owner, id);
  if (row === undefined) throw noClaim();
  return row;
};

/** A member's own claim. @throws {Refusal} `NOT_FOUND`. */
export const viewClaim = async (parts: Parts, memberId: number, id: number): Promise<ClaimCaseView> =>
  customerCase(parts, await existing(parts.database, { memberId }, id));

const views = async <View>(
  parts: Parts,
  rows: readonly ClaimRow[],
  viewOf: (row: ClaimRow, shown: DeskCase) => View | Promise<View>,
): Promise<View[]> => {
  const cases = await deskCases(parts, rows);
  return Promise.all(
    rows.flatMap((row, index) => {
      const shown = cases[index];
      return shown === undefined ? [] : [viewOf(row, shown)];
    }),
  );
};

const shopView = ({ claim, request }: ClaimRow, shown: DeskCase): ShopClaimView => ({
  ...shown,
  allowedActions: shopActions(claim),
  address: claim.status === 'WashAgain' && request.addressErasedAt === null ? request.pickupAddress : null,
});

/** A claim of a shop. @throws {Refusal} `NOT_FOUND`, also for another shop's. */
export const viewShopClaim = async (parts: Parts, laundryId: number, id: number): Promise<ShopClaimView> => {
  const [view] = await views(parts, [await existing(parts.database, { laundryId }, id)], shopView);
  if (view === undefined) throw noClaim();
  return view;
};

/** A page of a shop's claims, newest first. */
export const listShopClaims = async (
  parts: Parts,
  laundryId: number,
  cursor: string | undefined,
): Promise<{ items: ShopClaimView[]; nextCursor: string | null }> => {
  const rows = await claimsOfShop(parts.database, laundryId, beforeOf(cursor), PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const nextCursor = rows.length > PAGE_SIZE ? String(page.at(-1)?.claim.id) : null;
  return { items: await views(parts, page, shopView), nextCursor };
};

const operatorView =
  (parts: Parts) =>
  async ({ claim, request }: ClaimRow, shown: DeskCase): Promise<OperatorClaimView> => {
    const { leftWon, items } = await viewRefunds(parts, request.id);
    const item = items.find(({ id }) => id === claim.itemId);
    return {
      ...shown,
      decidableAt: decidableAt(claim)?.toISOString() ?? null,
      worthWon: item?.worthWon ?? 0,
      leftWon,
      isItemRefunded: item?.isRefunded ?? false,
    };
  };

/** Any claim. @throws {Refusal} `NOT_FOUND`. */
export const viewClaimAsOperator = async (parts: Parts, id: number): Promise<OperatorClaimView> => {
  const [view] = await views(parts, [await existing(parts.database, null, id)], operatorView(parts));
  if (view === undefined) throw noClaim();
  return view;
};

/** `0_12`: after the open claim 12; `1_7`: after the decided one 7. */
const cursorOf = ({ claim: { id, decision } }: ClaimRow): string => `${decision === null ? 0 : 1}_${id}`;

const placeOf = (cursor: string | undefined) => {
  const [group = 0, id = 0] = (cursor ?? '').split('_').map(Number);
  return { isDecided: group === 1, id };
};

/** One page of the claims: open ones first, oldest first; then decided ones, newest first. */
export const listClaims = async (
  parts: Parts,
  cursor: string | undefined,
): Promise<{ items: OperatorClaimView[]; nextCursor: string | null }> => {
  const rows = await claimsAfter(parts.database, placeOf(cursor), PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const nextCursor = rows.length > PAGE_SIZE && last !== undefined ? cursorOf(last) : null;
  return { items: await views(parts, page, operatorView(parts)), nextCursor };
};
