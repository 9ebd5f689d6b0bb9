import type { ShopClaim } from '@dongne/contract';
import { nextClaimAct } from './next-claim-act';

const NOW = new Date('2026-03-02T10:00:00+09:00');
const PHOTOS = { bag: 'bag', door: 'door', garment: () => 'garment' };

const build = (part: Partial<ShopClaim>): ShopClaim => ({
  id: 3,
  applicationId: 1,
  laundryId: 1,
  laundryName: '햇살세탁소',
  item: { id: 1, name: '코트', priceWon: 13_000 },
  kind: 'Damage',
  text: '',
  photos: [],
  status: 'Received',
  stance: null,
  createdAt: NOW.toISOString(),
  evidence: {
    pieces: { announced: 1, counted: 1 },
    collectPhotos: [],
    deliveredPhotos: [],
    itemPhotos: [],
    myPhotos: [],
    itemNote: '',
  },
  refund: null,
  standard: { basis: 'fee', feeWon: 13_000, times: 20, amountWon: 260_000 },
  decision: null,
  timeline: [],
  allowedActions: [],
  address: null,
  ...part,
});

const actOf = (part: Partial<ShopClaim>, now = NOW): string | null => {
  const act = nextClaimAct(build(part), { now, photos: PHOTOS });
  if (act === null) return null;
  return act.kind === 'travel' ? `travel ${act.to.toISOString()}` : `${act.command} ${JSON.stringify(act.body)}`;
};

const toBeWashed = (on: string): Partial<ShopClaim> => ({
  status: 'WashAgain',
  decision: 'WashAgain',
  allowedActions: ['collectedAgain'],
  timeline: [{ at: NOW.toISOString(), event: 'decided', who: 'support', text: '', photos: [], on }],
});

describe('next step of a shop with a claim', () => {
  it.each(['Damage', 'Loss'] as const)('admits fault for %s', (kind) => {
    const act = nextClaimAct(build({ kind }), { now: NOW, photos: PHOTOS });
    expect(act).toMatchObject({ command: 'answer', body: { stance: 'Accept', text: expect.stringContaining('죄송') } });
    expect(actOf({ kind: 'Loss' })).not.toBe(actOf({ kind: 'Damage' }));
  });

  it.each<[string, Partial<ShopClaim>, string | null]>([
    ['waits for the decision', { status: 'Answered' }, null],
    ['waits for the day on which it fetches', toBeWashed('2026-03-05'), 'travel 2026-03-05T01:00:00.000Z'],
    ['fetches on the day', toBeWashed('2026-03-02'), 'collected-again {"photo":"bag"}'],
    ['fetches late rather than never', toBeWashed('2026-03-01'), 'collected-again {"photo":"bag"}'],
    [
      'brings back what it has fetched',
      { ...toBeWashed('2026-03-05'), allowedActions: ['returnedAgain'] },
      'returned-again {"photo":"door"}',
    ],
    ['does nothing that the server does not allow', { ...toBeWashed('2026-03-02'), allowedActions: [] }, null],
    ['has nothing to do once money went back', { status: 'Refunded' }, null],
    ['has nothing to do once it is washed again', { status: 'WashedAgain' }, null],
    ['has nothing to do once it is refused', { status: 'Refused' }, null],
  ])('%s', (_what, part, act) => {
    expect(actOf(part)).toBe(act);
  });

  it('collects in the first minute of the day in Seoul', () => {
    expect(actOf(toBeWashed('2026-03-05'), new Date('2026-03-05T00:00:00+09:00'))).toMatch(/^collected-again/);
    expect(actOf(toBeWashed('2026-03-05'), new Date('2026-03-04T23:59:59+09:00'))).toMatch(/^travel/);
  });
});
