import {
  ADVANCE_LIMIT_MIN_WON,
  IMAGE_LIMIT,
  ITEM_CATEGORIES,
  LAUNDRY_COUNT,
  PAID_SERVICES,
  piecesOf,
  REQUEST_NOTE_MAX_LETTERS,
} from '@dongne/contract';
import * as v from 'valibot';
import { EMPTY_REQUEST } from '../new-request/new-request-values';
import { MEND_NOTE_MAX_LETTERS } from '../request-form/laundry-wishes';

const flag = (otherwise: boolean) => v.fallback(v.boolean(), otherwise);

/** Text that was typed is never thrown away for being too long. */
const note = (most: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, most)),
    ),
    '',
  );

const count = v.pipe(v.number(), v.integer(), v.minValue(LAUNDRY_COUNT.min), v.maxValue(LAUNDRY_COUNT.max));

const item = v.object({ category: v.picklist(ITEM_CATEGORIES.map(({ category }) => category)), count });

/** Each category once, and no more than an order may hold. */
const items = v.pipe(
  v.array(item),
  v.check((counted) => new Set(counted.map(({ category }) => category)).size === counted.length),
  v.check((counted) => piecesOf(counted) <= LAUNDRY_COUNT.max),
  v.readonly(),
);
/** Whether it is within the estimate is for the form to say, which shows it. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(ADVANCE_LIMIT_MIN_WON));

const attempt = v.object({ key: v.string(), content: v.string(), isRefused: v.boolean() });

/**
 * What is kept of a request that was begun, field by field. What storage holds was written by another version, another
 * hand or half: a field that is not as it must be is as in an empty form, and costs no other.
 *
 * A field that does not stand here is not kept. The door code does not: it opens a house, and whoever holds the phone
 * could read it.
 */
export const DRAFT_SHAPE = v.object({
  collectionTime: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), EMPTY_REQUEST.collectionTime),
  laundryNumByUser: v.fallback(count, EMPTY_REQUEST.laundryNumByUser),
  items: v.fallback(items, []),
  hasPremium: flag(EMPTY_REQUEST.hasPremium),
  hasStain: flag(EMPTY_REQUEST.hasStain),
  /** Ids of photos; the photos themselves are too large for here. */
  stains: v.fallback(v.pipe(v.array(v.string()), v.maxLength(IMAGE_LIMIT.stain)), []),
  hasMend: flag(EMPTY_REQUEST.hasMend),
  mendNote: note(MEND_NOTE_MAX_LETTERS),
  serviceCodes: v.fallback(v.array(v.picklist(PAID_SERVICES)), []),
  etc: note(REQUEST_NOTE_MAX_LETTERS),
  hasAdvance: flag(EMPTY_REQUEST.hasAdvance),
  advanceLimitWon: v.fallback(v.nullable(amount), EMPTY_REQUEST.advanceLimitWon),
  entrance: v.fallback(v.picklist(['free', 'password']), EMPTY_REQUEST.entrance),
  agreeTerm: flag(EMPTY_REQUEST.agreeTerm),
  /** The last time it was sent, so that a reload after silence does not order twice. */
  attempt: v.fallback(v.nullable(attempt), null),
});

/** A draft as it is kept. */
export type KeptRequest = v.InferOutput<typeof DRAFT_SHAPE>;
export type DraftField = keyof KeptRequest;
export const DRAFT_FIELDS = v.keyof(DRAFT_SHAPE).options;
