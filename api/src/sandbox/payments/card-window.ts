import type { Needs } from '#base';
import type { SandboxProvider, SandboxPurpose } from '#tables';
import type { FormFields } from './form-fields';
import type { PaymentOutside } from './payment-outside';
import type { AuthorizationRow } from './payment-repository';

/** What a shop opens a window for. */
export interface WindowOrder {
  readonly provider: SandboxProvider;
  readonly purpose: SandboxPurpose;
  readonly orderId: string;
  /** Whole won; 0 where a card is registered only. */
  readonly amountWon: number;
  readonly goodsName: string;
  /** Where the result is posted to. */
  readonly returnUrl: string;
  /** Where the browser goes when the person closes the window; without one it returns as from 취소. */
  readonly closeUrl?: string | undefined;
}

/** What a window does with its shop's form, besides showing itself. */
export interface OpenedWindow {
  readonly order: WindowOrder;
  /** What is posted back in place of a card, when something about the form is wrong. */
  readonly problem: FormFields | undefined;
  /** What is posted back when the person does not want to. */
  readonly cancelled: FormFields;
  /** What is posted back when the order has had its card. */
  readonly orderUsed: FormFields;
  /** What is posted back for a card that was typed; undefined when the answer gets lost on the way. */
  accept(parts: WindowParts, authorization: AuthorizationRow): Promise<FormFields | undefined>;
}

/** What a window works with. */
export interface WindowParts extends Needs<'clock' | 'database'> {
  readonly outside: PaymentOutside;
}

/** One of the windows of a provider. */
export interface CardWindow {
  /** Where shops post their form to, below the provider. */
  readonly path: string;
  /** The fields without which a result proves nothing; they are left out of an unsigned one. */
  readonly proof: readonly string[];
  /** Reads and checks a shop's form. @throws {Refusal} `VALIDATION` when it is no such form. */
  open(fields: FormFields, now: Date): OpenedWindow;
}
