import type { CardProviderName } from '../../payments';
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
} from './scenes';

/** Something that moves money, and where that may end. */
export interface Deed {
  readonly name: string;
  readonly providers: readonly CardProviderName[];
  readonly set: Setting;
  /** What stands in the end, of charges and the membership. */
  readonly ends: readonly string[];
  /** Whoever hears nothing does it once more, and nothing may come of that. */
  readonly isRepeated?: boolean;
}

const BOTH: readonly CardProviderName[] = ['INICIS', 'NICEPAY'];
const PART_WON = 3_000;
const PAID = ['request Paid'];
/** The window came back to nobody: it stands open for half an hour, and nothing was taken. */
const PAID_OR_OPEN = [...PAID, 'request Issued, in a window'];

/** Every way in which money moves. */
export const DEEDS: readonly Deed[] = [
  { name: 'charge by the job', providers: BOTH, set: byJob, ends: PAID },
  { name: 'charge by hand', providers: BOTH, set: byHand, ends: PAID, isRepeated: true },
  { name: 'window', providers: BOTH, set: inWindow('pc'), ends: PAID_OR_OPEN, isRepeated: true },
  { name: 'window on a phone', providers: ['INICIS'], set: inWindow('mobile'), ends: PAID_OR_OPEN, isRepeated: true },
  { name: 'webhook', providers: ['NICEPAY'], set: byWebhook, ends: PAID, isRepeated: true },
  { name: 'question', providers: BOTH, set: byQuestion, ends: PAID },
  { name: 'surplus', providers: ['NICEPAY'], set: surplus, ends: PAID },
  { name: 'refund of all', providers: BOTH, set: refund(), ends: ['request Refunded', ...PAID], isRepeated: true },
  { name: 'refund of a part', providers: BOTH, set: refund(PART_WON), ends: ['request PartiallyRefunded', ...PAID] },
  { name: 'join', providers: BOTH, set: joining, ends: ['Active, membership Paid', 'none', 'None'], isRepeated: true },
  {
    name: 'leave',
    providers: BOTH,
    set: leaving,
    ends: ['Ended, membership Refunded', 'Active, membership Paid'],
    isRepeated: true,
  },
  { name: 'renewal', providers: BOTH, set: renewal, ends: ['Active, membership Paid'] },
];
