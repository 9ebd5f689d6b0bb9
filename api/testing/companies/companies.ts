import type { CardProviderName, CardProviders, VoucherProgramme } from '#money';
import type { AppExtension, AppParts } from '../../src/app';
import type { MessageSenders } from '../../src/customers/messages/senders/sender';
import type { App } from '#base';
import type { SeedCards } from '#seed';

/** A message as a phone shows it. */
export interface ReceivedMessage {
  readonly kind: 'push' | 'sms';
  readonly text: string;
  /** Of an SMS with a code. */
  readonly otpCode?: string;
}

/** A charge or cancel in the card companies' own book. */
export interface CardEntry {
  readonly provider: CardProviderName;
  readonly kind: 'cancel' | 'charge';
  readonly state: 'approved' | 'refused';
  /** Of the charge, on its cancels too. */
  readonly tid: string;
  /** Of the charge, on its cancels too. */
  readonly orderId: string;
  readonly amountWon: number;
}

/** A row of the voucher programme's own book. */
export interface VoucherRow {
  readonly kind: 'grant' | 'refund' | 'spend';
  readonly memberRef: string;
  readonly amountWon: number;
  readonly orderId: string | null;
}

/** The side of tests at the companies that the API calls: phones, cards and vouchers. */
export interface Companies {
  /** Messages to a phone number, newest first; delivers pending ones before. */
  readonly inbox: (phoneNumber: string) => Promise<readonly ReceivedMessage[]>;
  /** Issues a card, without the provider's window. @returns its billing key. */
  readonly issueCard: (provider: CardProviderName, lastFour: string) => Promise<string>;
  /** The card companies' own book, oldest first. */
  readonly cardBook: () => Promise<readonly CardEntry[]>;
  /** Cards that the seed may issue and charge; undefined with real companies. */
  readonly seedCards: SeedCards | undefined;
  /** The voucher programme's own book, oldest first. */
  readonly voucherBook: () => Promise<readonly VoucherRow[]>;
  /** Adds to a voucher user's balance. */
  readonly grantVouchers: (memberRef: string, amountWon: number) => Promise<void>;
}

/** Companies around a test API, and its ways to them. */
export interface Surroundings {
  readonly cardProviders: CardProviders;
  readonly senders: MessageSenders;
  readonly vouchers: VoucherProgramme | null;
  readonly companiesOf: (parts: AppParts) => Companies;
  /** Further routes and hooks of the app. */
  readonly extend?: (parts: AppParts) => AppExtension;
}

/** Builds the surroundings of an API whose app is ready once a call is made. */
export type Surround = (parts: Pick<AppParts, 'clock' | 'config' | 'database'>, app: () => App) => Surroundings;
