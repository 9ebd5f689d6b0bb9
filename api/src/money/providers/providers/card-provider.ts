import type { Refused, Unknown } from './outcome';

/** Variant of a provider's window. */
export type Device = 'pc' | 'mobile';

/** Payer, as the provider needs it; `memberRef` is a pseudonym of ours. */
export interface Buyer {
  readonly memberRef: string;
  readonly name: string;
  /** Digits only. */
  readonly phone: string;
  readonly email: string;
}

/** A form that the browser posts to the provider as it is. */
export interface ProviderForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Fields that a provider's window returned through the browser; untrusted until checked. */
export type ReturnedFields = Readonly<Record<string, string>>;

interface OpenedWindow {
  /** Random, at least 32 characters: binds the return to the session that was opened. */
  readonly sid: string;
  readonly device: Device;
  readonly buyer: Buyer;
  readonly returnUrl: string;
  /** Target of the provider's window when its customer closes it. */
  readonly closeUrl: string;
  readonly now: Date;
}

export type RegistrationStart = OpenedWindow;

export interface PaymentStart extends OpenedWindow {
  readonly orderId: string;
  readonly amountWon: number;
  readonly goodsName: string;
}

/** Expected values of a returned registration. */
export interface ExpectedRegistration {
  readonly sid: string;
  /** The one it was started with: on a phone the return is unsigned, so the browser must not choose. */
  readonly device: Device;
  readonly now: Date;
}

/** Expected values of a returned payment. */
export interface ExpectedPayment extends ExpectedRegistration {
  readonly orderId: string;
  readonly amountWon: number;
}

/** A card that can be charged. */
export interface RegisteredCard {
  /** Charges the card without its owner: a secret, never logged. */
  readonly billingKey: string;
  readonly issuerCode: string;
  readonly issuerName: string;
  /** `1234`; null where the provider gives no number, `*` where it masks digits. */
  readonly lastFour: string | null;
}

/** Money that was taken. */
export interface ApprovedPayment {
  readonly tid: string;
  readonly approvedAt: Date;
  readonly amountWon: number;
  readonly issuerName: string | null;
  readonly lastFour: string | null;
}

export interface Charge {
  readonly billingKey: string;
  readonly orderId: string;
  readonly amountWon: number;
  readonly goodsName: string;
  readonly buyer: Buyer;
  readonly now: Date;
}

export interface Refund {
  readonly tid: string;
  /** Of the refund, not used before: NicePay refuses a second part under the same. */
  readonly orderId: string;
  /** Null refunds everything. */
  readonly part: { readonly amountWon: number; readonly leftWon: number } | null;
  readonly reason: string;
  readonly now: Date;
}

/** A payment with an unknown outcome: `tid` where there is one. */
export interface Question {
  readonly orderId: string;
  readonly tid: string | null;
  readonly amountWon: number;
  /** When it was sent. */
  readonly sentAt: Date;
  readonly now: Date;
}

/**
 * An event with a valid signature. The signature covers tid, amount and time only, so status and order are looked up
 * before they count.
 */
export interface WebhookEvent {
  readonly tid: string;
  readonly orderId: string;
  readonly status: string;
  readonly amountWon: number;
}

/** Query for a page of one day in a provider's own book. */
export interface BookQuestion {
  /** A day in Seoul, such as `2026-03-02`. */
  readonly date: string;
  /** The first is 1. */
  readonly page: number;
  readonly now: Date;
}

/** A charge or cancel in the provider's own book. */
export interface BookEntry {
  readonly kind: 'charge' | 'cancel';
  /** Of the payment, on its cancels too. */
  readonly orderId: string;
  /** The order id of a cancel; null where the provider stores none. */
  readonly refundId: string | null;
  readonly amountWon: number;
  readonly at: Date;
}

export type RegistrationOutcome = { readonly state: 'registered'; readonly card: RegisteredCard } | Refused | Unknown;
export type PaymentOutcome = { readonly state: 'approved'; readonly payment: ApprovedPayment } | Refused | Unknown;
export type RefundOutcome = { readonly state: 'refunded' } | Refused | Unknown;
/** `not-offered`: the provider cannot expire keys, so deleting ours is enough. */
export type RemovalOutcome = { readonly state: 'removed' } | { readonly state: 'not-offered' } | Refused | Unknown;
export type LookUpOutcome =
  | { readonly state: 'approved'; readonly payment: ApprovedPayment }
  | { readonly state: 'cancelled' }
  | { readonly state: 'not-found' }
  | Unknown;
export type BookOutcome =
  { readonly state: 'read'; readonly entries: readonly BookEntry[]; readonly hasMore: boolean } | Refused | Unknown;
export type WebhookOutcome = { readonly state: 'event'; readonly event: WebhookEvent } | Refused;

/**
 * Payment by card at one provider. Every failure of a provider or the network is an outcome, never an exception; a call
 * times out after ten seconds.
 */
export interface CardProvider {
  /** The form that opens the provider's window for a new card; nothing is paid. */
  readonly readyRegistration: (start: RegistrationStart) => ProviderForm;
  /** The form that opens the provider's window for one payment. */
  readonly readyPayment: (start: PaymentStart) => ProviderForm;
  /** Checks the return of the window, and gets the card's billing key. */
  readonly finishRegistration: (
    returned: ReturnedFields,
    expected: ExpectedRegistration,
  ) => Promise<RegistrationOutcome>;
  /**
   * Checks the return of the window, and takes the money. An unknown outcome is cancelled at once where that is
   * possible.
   */
  readonly finishPayment: (returned: ReturnedFields, expected: ExpectedPayment) => Promise<PaymentOutcome>;
  /**
   * Takes money by a billing key. Nothing is cancelled here: {@link CardProvider.lookUp} resolves an unknown outcome.
   */
  readonly charge: (charge: Charge) => Promise<PaymentOutcome>;
  readonly refund: (refund: Refund) => Promise<RefundOutcome>;
  /** Expires a billing key; `orderId` is a new one. */
  readonly removeCard: (removal: {
    readonly billingKey: string;
    readonly orderId: string;
    readonly now: Date;
  }) => Promise<RemovalOutcome>;
  /** Looks up the state of a payment. */
  readonly lookUp: (question: Question) => Promise<LookUpOutcome>;
  /** Reads the provider's book of a day, oldest first: charges and cancels. */
  readonly bookOf: (question: BookQuestion) => Promise<BookOutcome>;
  /** @param body the JSON text as received. */
  readonly readWebhook: (headers: Readonly<Record<string, string | undefined>>, body: string) => WebhookOutcome;
}
