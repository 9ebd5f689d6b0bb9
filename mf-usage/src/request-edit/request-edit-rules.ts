import { stillOffered, type RequestDetail, type RequestMend, type ShopDetail } from '@dongne/contract';
import type { LaundryWishes } from '../request-form/laundry-wishes';

/** The mend that is only described in words; mends with marked pictures come from the mend steps. */
const noteMendOf = (mends: readonly RequestMend[]): RequestMend | undefined =>
  mends.find(({ images }) => images.length === 0);

/** A request as the form shows it. What the shop has stopped taking is not counted any more: nobody could take it off. */
export const wishesOf = (request: RequestDetail, { prices }: Pick<ShopDetail, 'prices'>): LaundryWishes => ({
  laundryNumByUser: request.laundryNumByUser,
  items: stillOffered(request.announcedItems, prices),
  hasPremium: request.hasPremium,
  hasStain: request.hasStain,
  stains: request.stain.map(({ id, url }) => ({ id: `kept-${id}`, backgroundUrl: url, keptId: id })),
  hasMend: request.mend.length > 0,
  mendNote: noteMendOf(request.mend)?.mendDetail ?? '',
  serviceCodes: request.dailyLaundryPaidService.map(({ code }) => code),
  etc: request.etc,
  hasAdvance: request.advanceLimitWon !== null,
  advanceLimitWon: request.advanceLimitWon,
});

/** Which of the earlier mends stay, and the described one that joins them, if any. */
export interface MendChange {
  readonly keptIds: readonly number[];
  readonly newNote: string | undefined;
}

/** What an edit makes of the mends: switched off, all go; a changed note replaces the described one; the others stay. */
export const mendChangeOf = (mends: readonly RequestMend[], { hasMend, mendNote }: LaundryWishes): MendChange => {
  if (!hasMend) return { keptIds: [], newNote: undefined };
  const described = noteMendOf(mends);
  const note = mendNote.trim();
  if (note === (described?.mendDetail ?? '')) return { keptIds: mends.map(({ id }) => id), newNote: undefined };
  return {
    keptIds: mends.filter((mend) => mend !== described).map(({ id }) => id),
    newNote: note === '' ? undefined : note,
  };
};
