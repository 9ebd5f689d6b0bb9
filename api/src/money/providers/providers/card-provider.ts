import type { Refused, Unknown } from './outcome';

/** Which of a provider's windows a person sees. */
export type Device = 'pc' | 'mobile';

/** Who pays, as the provider asks for it; `memberRef` is ours and means nothing to others. */
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

/** What came back from a provider's window by way of the browser; nothing of it is believed before it is checked. */
export type ReturnedFields = Readonly<Record<string, string>>;

interface OpenedWindow {
  /** Random, at least 32 characters: binds what comes back to who went. */
  readonly sid: string;
  readonly device: Device;
  readonly buyer: Buyer;
  readonly returnUrl: string;
  /** Where the provider's window goes when a person closes it. */
  readonly closeUrl: string;
  readonly now: Date;
}

export type RegistrationStart = OpenedWindow;

export interface PaymentStart extends OpenedWindow {
  readonly orderId: string;
  readonly amountWon: number;
  readonly goodsName: string;
}

/** What a returned registration must be about. */
export interface ExpectedRegistration {
  readonly sid: string;
  /** The one it was started with: on a phone what returns bears no signature, so the browser must not choose. */
  readonly device: Device;
  readonly now: Date;
}

/** What a returned payment must be about. */
export interface ExpectedPayment extends ExpectedRegistration {
  readonly orderId: string;
  readonly amountWon: number;
}

/** A card that can be charged. */
export interface RegisteredCard {
  /** Charges the card without its owner: kept like a password, never logged. */
  readonly billingKey: string;
  readonly issuerCode: string;
  readonly issuerName: string;
  /** `1234`; null where the provider gives no number, `*` in it where it hides digits. */
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
  /** Null gives everything back. */
  readonly part: { readonly amountWon: number; readonly leftWon: number } | null;
  readonly reason: string;
  readonly now: Date;
}

/** A payment whose outcome is not known: `tid` where there is one. */
export interface Question {
  readonly orderId: string;
  readonly tid: string | null;
  readonly amountWon: number;
  /** When it was sent. */
  readonly sentAt: Date;
  readonly now: Date;
}

/** Whose signature was right. It covers tid, amount and time only, so status and order are asked again before they count. */
export interface WebhookEvent {
  readonly tid: string;
  readonly orderId: string;
  readonly status: string;
  readonly amountWon: number;
}

/** A page of what a provider has in its own book of one day. */
export interface BookQuestion {
  /** A day in Seoul, such as `2026-03-02`. */
  readonly date: string;
  /** The first is 1. */
  readonly page: number;
  readonly now: Date;
}

/** Money that was taken or given back, as the provider's own book has it. */
export interface BookEntry {
  readonly kind: 'charge' | 'cancel';
  /** Of the payment, on its cancels too. */
  readonly orderId: string;
  /** The order id under which a cancel was asked for; null where the provider keeps none. */
  readonly refundId: string | null;
  readonly amountWon: number;
  readonly at: Date;
}

export type RegistrationOutcome = { readonly state: 'registered'; readonly card: RegisteredCard } | Refused | Unknown;
export type PaymentOutcome = { readonly state: 'approved'; readonly payment: ApprovedPayment } | Refused | Unknown;
export type RefundOutcome = { readonly state: 'refunded' } | Refused | Unknown;
/** `not-offered`: the provider forgets no key, so it is enough that we do. */
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
 * Payment by card at one provider. Whatever a provider or the network does is an outcome, never an exception; a call waits
 * ten seconds at most.
 */
export interface CardProvider {
  /** The form that opens the provider's window for a new card; nothing is paid. */
  readonly readyRegistration: (start: RegistrationStart) => ProviderForm;
  /** The form that opens the provider's window for one payment. */
  readonly readyPayment: (start: PaymentStart) => ProviderForm;
  /** Checks what the window returned, and gets the card's billing key. */
  readonly finishRegistration: (
    returned: ReturnedFields,
    expected: ExpectedRegistration,
  ) => Promise<RegistrationOutcome>;
  /** Checks what the window returned, and takes the money. What stays in doubt is cancelled at once where that is possible. */
  readonly finishPayment: (returned: ReturnedFields, expected: ExpectedPayment) => Promise<PaymentOutcome>;
  /** Takes money by a billing key. Nothing is cancelled here: {@link CardProvider.lookUp} asks what became of it. */
  readonly charge: (charge: Charge) => Promise<PaymentOutcome>;
  readonly refund: (refund: Refund) => Promise<RefundOutcome>;
  /** Makes a billing key useless; `orderId` is a new one. */
  readonly removeCard: (removal: {
    readonly billingKey: string;
    readonly orderId: string;
    readonly now: Date;
  }) => Promise<RemovalOutcome>;
  /** Asks what became of a payment. */
  readonly lookUp: (question: Question) => Promise<LookUpOutcome>;
  /** Reads what the provider has in its book of a day, oldest first: what it took and what it gave back. */
  readonly bookOf: (question: BookQuestion) => Promise<BookOutcome>;
  /** @param body the JSON text as it came. */
  readonly readWebhook: (headers: Readonly<Record<string, string | undefined>>, body: string) => WebhookOutcome;
}
