import type { CardProviderName } from '@dongne/api/money';
import {
  byHand,
  byJob,
  byQuestion,
  byWebhook,
  inWindow,
  joining,
  leaving,
  refund,
  renewal,
  type Setting,
  surplus,
} from './scenario-calls';

/** A scenario that moves money, with its allowed final states. */
export interface Scenario {
  readonly name: string;
  readonly providers: readonly CardProviderName[];
  readonly set: Setting;
  /** Allowed final states of charges and the membership. */
  readonly ends: readonly string[];
  /** Retry of a caller without an answer, always or sometimes, which must change nothing. */
  readonly again?: 'always' | 'sometimes';
}

const BOTH: readonly CardProviderName[] = ['INICIS', 'NICEPAY'];
const PART_WON = 3_000;
const PAID = ['request Paid'];
/** The window's return was lost: it stays open for half an hour, and nothing was taken. */
const PAID_OR_OPEN = [...PAID, 'request Issued, in a window'];

/** Every scenario that moves money. */
export const SCENARIOS: readonly Scenario[] = [
  { name: 'charge by the job', providers: BOTH, set: byJob, ends: PAID },
  { name: 'charge by hand', providers: BOTH, set: byHand, ends: PAID, again: 'sometimes' },
  { name: 'window', providers: BOTH, set: inWindow('pc'), ends: PAID_OR_OPEN, again: 'sometimes' },
  { name: 'window on a phone', providers: ['INICIS'], set: inWindow('mobile'), ends: PAID_OR_OPEN, again: 'sometimes' },
  { name: 'webhook', providers: ['NICEPAY'], set: byWebhook, ends: PAID, again: 'sometimes' },
  { name: 'question', providers: BOTH, set: byQuestion, ends: PAID },
  // NicePay repeats its webhook until it gets OK.
  { name: 'surplus', providers: ['NICEPAY'], set: surplus, ends: PAID, again: 'always' },
  { name: 'refund of all', providers: BOTH, set: refund(), ends: ['request Refunded', ...PAID], again: 'sometimes' },
  { name: 'refund of a part', providers: BOTH, set: refund(PART_WON), ends: ['request PartiallyRefunded', ...PAID] },
  {
    name: 'join',
    providers: BOTH,
    set: joining,
    ends: ['Active, membership Paid', 'none', 'None'],
    again: 'sometimes',
  },
  {
    name: 'leave',
    providers: BOTH,
    set: leaving,
    ends: ['Ended, membership Refunded', 'Active, membership Paid'],
    again: 'sometimes',
  },
  { name: 'renewal', providers: BOTH, set: renewal, ends: ['Active, membership Paid'] },
];
