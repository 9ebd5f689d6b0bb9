import fc from 'fast-check';
import { EMPTY_REQUEST } from '../request-form/new-request-values';
import { DRAFT_FIELDS } from './draft-shape';
import { readDraft, writeDraft } from './draft-texts';

const OWNER = { userId: 1, laundryId: 7 };
const SHOP = { canMend: true, dailyLaundryPaidService: [], prices: [] };
const NOW = Date.parse('2037-03-03T20:30:00+09:00');
const { entrancePassword: _never, ...EMPTY } = { ...EMPTY_REQUEST, begunFrom: '' };

const JACKET = {
  id: 'g1',
  clothType: 'jacket' as const,
  photos: ['c'],
  mends: [
    {
      id: 'm1',
      part: '소매' as const,
      withLaundry: true,
      detail: '2cm',
      marks: [{ side: 'back' as const, x: 0.2, y: 0.4 }],
    },
  ],
  current: null,
};

const storeField = (field: string, text: string): void => {
  localStorage.setItem('draft:1:request/7:at', String(NOW));
  localStorage.setItem(`draft:1:request/7:${field}`, text);
};

describe('stored draft', () => {
  it('always has the shape of the form, whatever storage contains', () => {
    const isFormed = (draft: ReturnType<typeof readDraft>) => {
      expect(typeof draft.etc).toBe('string');
      expect(draft.laundryNumByUser).toBeGreaterThanOrEqual(1);
      expect(draft.laundryNumByUser).toBeLessThanOrEqual(99);
      for (const list of [draft.stains, draft.serviceCodes, draft.garments, draft.keptMends])
        expect(Array.isArray(list)).toBe(true);
      expect(['free', 'password']).toContain(draft.entrance);
      for (const flag of [draft.hasPremium, draft.hasStain, draft.hasMend, draft.agreeTerm])
        expect(typeof flag).toBe('boolean');
      if (draft.collectionTime !== null) expect(draft.collectionTime).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    };
    fc.assert(
      fc.property(fc.constantFrom(...DRAFT_FIELDS), fc.oneof(fc.json(), fc.string()), (field, text) => {
        localStorage.clear();
        storeField(field, text);
        isFormed(readDraft(OWNER, SHOP));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(DRAFT_FIELDS)('preserves the other fields when %s is garbage', (broken) => {
    const whole = {
      ...EMPTY,
      collectionTime: '2037-03-04T04:00:00.000Z',
      laundryNumByUser: 3,
      hasPremium: true,
      hasStain: true,
      stains: ['a', 'b'],
      hasMend: true,
      garments: [JACKET],
      mending: { ...JACKET, id: 'g2', current: JACKET.mends[0] ?? null },
      keptMends: [],
      items: [],
      serviceCodes: [],
      etc: '살살',
      entrance: 'password' as const,
      agreeTerm: true,
      attempt: { key: 'k', content: 'c', isRefused: true },
    };
    writeDraft(OWNER, whole, NOW);
    storeField(broken, '{"of":["another","version"]}');
    const { [broken]: _broken, ...others } = whole;
    expect(readDraft(OWNER, SHOP)).toMatchObject(others);
  });

  it('truncates a text to what the form accepts', () => {
    storeField('etc', JSON.stringify('가'.repeat(600)));
    expect(readDraft(OWNER, SHOP).etc).toHaveLength(500);
  });

  it.each([0, 100, 1.5, -1, 'three', null])('counts one piece when %p is stored', (count) => {
    storeField('laundryNumByUser', JSON.stringify(count));
    expect(readDraft(OWNER, SHOP).laundryNumByUser).toBe(1);
  });
});
