import { REQUEST_STATUSES, type PartnerRequest } from '@dongne/contract';
import { nextAct } from './next-act';
import { offerOf } from './offer-of';

const NOW = new Date('2026-03-02T10:00:00+09:00');
const SLOT = '2026-03-03T02:00:00.000Z';
const PHOTOS = { bag: 'bag', door: 'door', garment: (category: string, look: string) => `${category} ${look}` };
const PRICES = [
  { category: '와이셔츠' as const, priceWon: 1_900, turnaroundDays: 3 },
  { category: '코트' as const, priceWon: 13_000, turnaroundDays: 5 },
];

const build = (part: Partial<PartnerRequest> = {}): PartnerRequest => ({
  applicationId: 1,
  originalStatus: 'Requested',
  statusLabel: '',
  isAccepted: true,
  isApproved: false,
  canCallCustomer: false,
  collectionTime: SLOT,
  collectionEndTime: SLOT,
  laundryNumByUser: 3,
  announcedItems: [],
  hasPremium: false,
  hasStain: false,
  stain: [],
  mend: [],
  etc: '',
  dailyLaundryPaidService: [],
  deliveryBag: false,
  washingPreferences: null,
  valuables: [],
  area: { sido: '', gungu: '', emd: '', distanceM: 0 },
  address: null,
  entrancePassword: null,
  pieces: 3,
  registeredPieces: null,
  offerVersion: 0,
  dueDate: null,
  items: [],
  totalWon: null,
  questions: [],
  createdAt: NOW.toISOString(),
  ...part,
});

const question = (answer: string | null) => ({
  id: 7,
  itemId: 1,
  itemName: '코트',
  text: '왜요?',
  askedAt: NOW.toISOString(),
  answer,
  answeredAt: null,
});

const actOf = (part: Partial<PartnerRequest>, now = NOW): string | null => {
  const act = nextAct(build(part), { now, prices: PRICES, photos: PHOTOS });
  if (act === null) return null;
  return act.kind === 'travel' ? `travel ${act.to.toISOString()}` : act.command;
};

describe('next step of a shop', () => {
  const inTime = new Date(SLOT);
  it.each<[string, Partial<PartnerRequest>, Date, string | null]>([
    ['accepts a new request', { isAccepted: false }, NOW, 'accept'],
    ['waits for the time of the collection', {}, NOW, `travel ${SLOT}`],
    ['collects when the time has come', {}, inTime, 'collect'],
    ['opens the inspection', { originalStatus: 'Collected' }, NOW, 'inspect'],
    ['makes its offer', { originalStatus: 'Registering' }, NOW, 'register'],
    ['washes nothing before the customer agrees', { originalStatus: 'Registered' }, NOW, null],
    ['answers a question', { originalStatus: 'Registered', questions: [question(null)] }, NOW, 'questions/7/answer'],
    ['answers it once', { originalStatus: 'Registered', questions: [question('네')] }, NOW, null],
    ['washes what was agreed to', { originalStatus: 'Registered', isApproved: true }, NOW, 'process'],
    ['finishes washing', { originalStatus: 'Processing' }, NOW, 'complete-wash'],
    ['sets out', { originalStatus: 'WashCompleted' }, NOW, 'deliver'],
    ['leaves it at the door', { originalStatus: 'Delivering' }, NOW, 'delivered'],
  ])('%s', (_what, part, now, act) => {
    expect(actOf(part, now)).toBe(act);
  });

  it('is none once the laundry is back or the request is over', () => {
    const over = REQUEST_STATUSES.slice(REQUEST_STATUSES.indexOf('Delivered'));
    expect(over.map((originalStatus) => actOf({ originalStatus }))).toEqual(over.map(() => null));
  });
});

describe('offer of a simulated shop', () => {
  const offer = (part: Partial<PartnerRequest>) => offerOf(build(part), { now: NOW, prices: PRICES, photos: PHOTOS });
  const mend: PartnerRequest['mend'][number] = {
    id: 4,
    mendName: '소매',
    withLaundry: false,
    mendDetail: '',
    clothNo: 1,
    clothType: 'jacket',
    images: [],
    clothPhotos: [],
  };

  it("prices announced and uncounted pieces by the shop's list", () => {
    const { items } = offer({ announcedItems: [{ category: '코트', count: 1 }] });
    expect(items).toMatchObject([
      { kind: 'wash', category: '코트', count: 1, priceWon: 13_000 },
      { kind: 'wash', category: '와이셔츠', count: 2, priceWon: 1_900 },
    ]);
  });

  it('adds premium care for all and a stain for one', () => {
    const { items } = offer({ announcedItems: [{ category: '코트', count: 3 }], hasPremium: true, hasStain: true });
    expect(items).toMatchObject([
      { count: 1, priceWon: 31_000, photo: '코트 stained', note: expect.stringContaining('얼룩') },
      { count: 2, priceWon: 26_000, photo: '코트 clean', note: '프리미엄 세탁이에요.' },
    ]);
  });

  it('has a matching photo for every line', () => {
    const announcedItems = [{ category: '코트' as const, count: 1 }];
    const { items } = offer({
      announcedItems,
      mend: [
        { ...mend, clothType: 'trousers' },
        { ...mend, clothType: null, clothNo: 2 },
      ],
    });
    expect(items.map(({ photo }) => photo)).toEqual(['코트 clean', '하의 clean', ' clean']);
  });

  it('mends at base prices, and washes no mend-only garment', () => {
    const { items } = offer({
      mend: [mend, { ...mend, id: 5, mendName: '기타' }],
    });
    expect(items).toMatchObject([
      { kind: 'wash', count: 2 },
      { kind: 'mend', name: '재킷 소매', priceWon: 7_000 },
      { kind: 'mend', name: '재킷 기타', priceWon: 8_000 },
    ]);
  });

  it("replaces a dropped category by the shop's usual one", () => {
    expect(offer({ announcedItems: [{ category: '한복', count: 3 }] }).items).toMatchObject([
      { category: '와이셔츠', count: 3 },
    ]);
  });
});
