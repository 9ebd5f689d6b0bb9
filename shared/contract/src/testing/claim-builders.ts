import type { ClaimCase } from '../api-types';

/** Unanswered claim of a hole in a shirt. */
export const buildClaimCase = (part: Partial<ClaimCase> = {}): ClaimCase => ({
  id: 71,
  applicationId: 31,
  laundryId: 7,
  laundryName: '삼성 하얀 세탁소',
  item: { id: 5, name: '흰 셔츠', priceWon: 3_000 },
  kind: 'Damage',
  text: '왼쪽 소매에 없던 구멍이 생겼어요.',
  photos: [],
  status: 'Received',
  stance: null,
  createdAt: '2037-03-05T11:00:00Z',
  evidence: {
    pieces: { announced: 3, counted: 2 },
    collectPhotos: [],
    deliveredPhotos: [],
    itemPhotos: [],
    myPhotos: [],
    itemNote: '',
  },
  refund: null,
  standard: { basis: 'fee', feeWon: 3_000, times: 20, amountWon: 60_000 },
  decision: null,
  timeline: [
    { at: '2037-03-05T11:00:00Z', event: 'claimed', who: 'me', text: '왼쪽 소매에 없던 구멍이 생겼어요.', photos: [] },
  ],
  ...part,
});
