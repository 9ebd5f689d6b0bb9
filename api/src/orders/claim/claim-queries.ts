import { beforeOf, cursorInGroups, PAGE_SIZE, pageBy, placeInGroups, type Needs, type Executor } from '#base';
import { viewRefunds } from '../refund';
import { type ClaimOwner, type ClaimRow, claimsAfter, claimsOfShop, findClaim } from './claim-repository';
import { accountOf } from './claim-account';
import { decidableAt, noClaim, shopActions } from './claim-rules';
import type { ClaimCaseView, OperatorClaimView, ShopClaimView } from './claim-schemas';
import { customerCase, type DeskCase, deskCases } from './claim-view';

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

/** Case without the destination of the compensation, which does not concern the shop. */
const withoutAccount = ({ timeline, compensation, ...shown }: DeskCase): DeskCase => ({
  ...shown,
  timeline: timeline.map((step) => (step.event === 'compensationPaid' ? { ...step, text: '' } : step)),
  ...(compensation !== undefined && { compensation: { ...compensation, account: null } }),
});

const shopView = ({ claim, request }: ClaimRow, shown: DeskCase): ShopClaimView => ({
  ...withoutAccount(shown),
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
  const { items, nextCursor } = pageBy(rows, ({ claim }) => String(claim.id));
  return { items: await views(parts, items, shopView), nextCursor };
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
      payTo: accountOf(parts, claim),
    };
  };

/** Any claim. @throws {Refusal} `NOT_FOUND`. */
export const viewClaimAsOperator = async (parts: Parts, id: number): Promise<OperatorClaimView> => {
  const [view] = await views(parts, [await existing(parts.database, null, id)], operatorView(parts));
  if (view === undefined) throw noClaim();
  return view;
};

/** `0_12`: after claim 12, which waits for an operator; `1_7`: after claim 7, which does not. */
const cursorOf = ({ claim }: ClaimRow): string =>
  cursorInGroups(claim.decision !== null && claim.account === null, claim.id);

/** One page of the claims: those that wait for an operator first, oldest first; then the others, newest first. */
export const listClaims = async (
  parts: Parts,
  cursor: string | undefined,
): Promise<{ items: OperatorClaimView[]; nextCursor: string | null }> => {
  const { isSecond, id } = placeInGroups(cursor);
  const rows = await claimsAfter(parts.database, { isDone: isSecond, id }, PAGE_SIZE + 1);
  const { items, nextCursor } = pageBy(rows, cursorOf);
  return { items: await views(parts, items, operatorView(parts)), nextCursor };
};
