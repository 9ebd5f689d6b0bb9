import { FORM_LETTERS } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Id, Instant, nullable, ref } from '#base';
import { RequestPhoto } from '../order';

/** A failed collection, with the customer's objection and the answer. */
export const NoShow = Type.Object(
  {
    id: Type.Integer(),
    at: Instant,
    slotStartsAt: nullable(Instant, { description: 'the slot the shop came in; null where it is not known any more' }),
    slotEndsAt: nullable(Instant),
    feeWon: Type.Integer({ description: 'what it cost; no longer owed once `isUpheld`' }),
    photos: Type.Array(ref(RequestPhoto), { description: 'of the door' }),
    objectionUntil: Instant,
    canObject: Type.Boolean(),
    objection: nullable(Type.String()),
    objectedAt: nullable(Instant),
    isUpheld: nullable(Type.Boolean({ description: 'the customer was right; null until it is answered' })),
    answer: nullable(Type.String()),
    answeredAt: nullable(Instant),
  },
  { $id: 'NoShow' },
);

/** Without `noShowId` it is the newest failed collection. */
export const ObjectionBody = Type.Object({
  text: Type.String({ minLength: 1, maxLength: FORM_LETTERS.objection }),
  noShowId: Type.Optional(Id),
});

/** An objection as an operator sees it: the facts to judge it, and neither number nor address of the customer. */
export const Objection = Type.Object(
  {
    id: Type.Integer(),
    applicationId: Type.Integer(),
    laundryId: Type.Integer(),
    laundryName: Type.String(),
    at: Instant,
    slotStartsAt: nullable(Instant),
    slotEndsAt: nullable(Instant),
    feeWon: Type.Integer(),
    photos: Type.Array(ref(RequestPhoto)),
    objection: Type.String(),
    objectedAt: Instant,
    isUpheld: nullable(Type.Boolean()),
    answer: nullable(Type.String()),
    answeredAt: nullable(Instant),
  },
  { $id: 'Objection' },
);

export const ObjectionPage = Type.Object(
  { items: Type.Array(ref(Objection)), nextCursor: nullable(Type.String()) },
  { $id: 'ObjectionPage' },
);

export const ObjectionQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[01]_[0-9]{1,9}$' })),
});

export const AnswerBody = Type.Object({
  upheld: Type.Boolean({ description: 'the customer is right: the failed collection costs and counts nothing' }),
  answer: Type.String({ minLength: 1, maxLength: FORM_LETTERS.objection, description: 'the customer reads it' }),
});

export type NoShowView = Static<typeof NoShow>;
export type ObjectionInput = Static<typeof ObjectionBody>;
export type ObjectionView = Static<typeof Objection>;
export type AnswerInput = Static<typeof AnswerBody>;
