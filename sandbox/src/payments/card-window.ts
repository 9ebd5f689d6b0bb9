import type { Needs } from '@dongne/api/base';
import type { SandboxProvider, SandboxPurpose } from '../tables';
import type { FormFields } from './form-fields';
import type { PaymentOutside } from './payment-outside';
import type { AuthorizationRow } from './payment-repository';

/** Order of a shop's window. */
export interface WindowOrder {
  readonly provider: SandboxProvider;
  readonly purpose: SandboxPurpose;
  readonly orderId: string;
  /** Whole won; 0 for a registration. */
  readonly amountWon: number;
  readonly goodsName: string;
  /** Address that the result is posted to. */
  readonly returnUrl: string;
  /** Target of the browser when the customer closes the window; without one it returns as from 취소. */
  readonly closeUrl?: string | undefined;
}

/** Answers of an opened window. */
export interface OpenedWindow {
  readonly order: WindowOrder;
  /** Fields posted back for an invalid form. */
  readonly problem: FormFields | undefined;
  /** Fields posted back after a cancellation. */
  readonly cancelled: FormFields;
  /** Fields posted back for a used order. */
  readonly orderUsed: FormFields;
  /** Fields posted back for a typed card; undefined for a lost answer. */
  accept(parts: WindowParts, authorization: AuthorizationRow): Promise<FormFields | undefined>;
}

/** Dependencies of a window. */
export interface WindowParts extends Needs<'clock' | 'database'> {
  readonly outside: PaymentOutside;
}

/** One of the windows of a provider. */
export interface CardWindow {
  /** Path that shops post their form to, below the provider. */
  readonly path: string;
  /** Signature fields, which an unsigned result leaves out. */
  readonly proof: readonly string[];
  /** Reads and checks a shop's form. @throws {Refusal} `VALIDATION` for another form. */
  open(fields: FormFields, now: Date): OpenedWindow;
}
