import { CARD_WINDOW } from '@dongne/contract';
import { Type, type Static } from 'typebox';
import { Instant, nullable, oneOf, ref } from '#base';

/** The card that a member pays with; a member has at most one. */
const PaymentCard = Type.Object(
  {
    id: Type.Integer(),
    provider: oneOf(['INICIS', 'NICEPAY']),
    cardName: Type.String(),
    maskedNumber: Type.String(),
    registeredAt: Instant,
  },
  { $id: 'PaymentCard' },
);

/** `null` when no card is registered, and for every visitor. */
export const CardAnswer = nullable(ref(PaymentCard));

/** A provider as a path names it. */
export const ProviderParams = Type.Object({ provider: oneOf(['inicis', 'nicepay']) });

/** Secret name of a window: random, and shared only with its provider. */
const Sid = Type.String({ pattern: `^[\\w-]{${CARD_WINDOW.sidLetters},64}$` });

export const SidParams = Type.Object({ sid: Sid });

export const WindowOrder = Type.Object(
  {
    sid: Sid,
    device: oneOf(['pc', 'mobile']),
    isRedirect: Type.Optional(
      Type.Boolean({ description: "the window stands in the app's own tab: its end leads back into the app" }),
    ),
  },
  { $id: 'CardWindowOrder' },
);

/** A form that the browser posts to the provider as it is. */
export const WindowForm = Type.Object(
  { sid: Type.String(), action: Type.String(), fields: Type.Record(Type.String(), Type.String()) },
  { $id: 'CardWindowForm' },
);

/**
 * `pending`: no return yet, or it is being checked. `unknown`: the outcome cannot be known, and nothing is registered.
 */
export const WindowEnd = Type.Object(
  { state: oneOf(['pending', 'done', 'refused', 'unknown']), message: nullable(Type.String()) },
  { $id: 'CardWindowEnd' },
);

export type PaymentCardView = Static<typeof PaymentCard>;
export type WindowOrderInput = Static<typeof WindowOrder>;
export type WindowEndView = Static<typeof WindowEnd>;
export type ProviderPath = Static<typeof ProviderParams>['provider'];
