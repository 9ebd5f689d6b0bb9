import { ADVANCE_LIMIT_MIN_WON, IMAGE_LIMIT, REQUEST_LIMITS, REQUEST_NOTE_MAX_LETTERS } from '@dongne/contract';
import { ATTEMPT_SHAPE } from '@dongne/pages';
import * as v from 'valibot';
import { EMPTY_REQUEST, NEW_REQUEST_FIELDS } from '../request-form/new-request-values';

/** Text that was typed is never thrown away for being too long. */
const note = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, most)),
  );

/** Whether it is within the estimate is for the form to say, which shows it. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(ADVANCE_LIMIT_MIN_WON));

// The door code is not kept: it opens a house, and anyone who holds the phone could read it.
const { entrancePassword: _never, ...FIELDS } = NEW_REQUEST_FIELDS;

/** What storage must hold of each field: the form's own schema, with what is kept otherwise. */
const KEPT = v.object({
  ...FIELDS,
  collectionTime: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Ids of photos; the photos themselves are too large for here. */
  stains: v.pipe(v.array(v.string()), v.maxLength(IMAGE_LIMIT.stain)),
  mendNote: note(REQUEST_LIMITS.mendNoteLetters),
  etc: note(REQUEST_NOTE_MAX_LETTERS),
  advanceLimitWon: v.nullable(amount),
  /** The last time it was sent, so that a reload after silence does not order twice. */
  attempt: v.nullable(ATTEMPT_SHAPE),
});

/** A draft as it is kept. */
export type KeptRequest = v.InferOutput<typeof KEPT>;
export type DraftField = keyof KeptRequest;
export const DRAFT_FIELDS = v.keyof(KEPT).options;

const { entrancePassword: _neither, ...EMPTY } = EMPTY_REQUEST;

/**
 * The draft that storage holds, field by field. It was written by another version, another hand or half: a field that is
 * not as it must be is as in an empty form, and costs no other.
 */
export const draftOf = (kept: Readonly<Partial<Record<DraftField, unknown>>>): KeptRequest => {
  const draft: KeptRequest = { ...EMPTY, stains: [], attempt: null };
  for (const field of DRAFT_FIELDS) {
    const read = v.safeParse(KEPT.entries[field], kept[field]);
    if (read.success) Object.assign(draft, { [field]: read.output });
  }
  return draft;
};
