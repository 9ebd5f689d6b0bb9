import { buildItem, buildOffer } from '../testing/builders';
import { followOffer, type OfferChoice } from './offer-changes';

const coat = buildItem({ id: 1, category: '코트', name: '겨울 코트', priceWon: 17_000, note: '안감이 찢어졌어요' });
const shirt = buildItem({ id: 2, name: '흰 셔츠' });
const first = buildOffer({ version: 1, items: [coat, shirt] });

const chosen = (offer = first, declinedIds: readonly number[] = []): OfferChoice => ({
  offer,
  declinedIds: new Set(declinedIds),
  changes: null,
});

describe('followOffer', () => {
  it('returns the same choice while the offer is unchanged, whatever was answered', () => {
    const answered = buildOffer({ version: 1, items: [coat, { ...shirt, questions: [] }] });
    const followed = followOffer(chosen(first, [2]), answered);
    expect(followed).toEqual({ ...chosen(first, [2]), offer: answered });
  });

  it('preserves declined pieces at any price and resets everything else', () => {
    const second = buildOffer({
      version: 2,
      items: [
        { ...shirt, id: 11 },
        { ...coat, id: 12, priceWon: 15_000 },
      ],
    });
    const { offer, declinedIds, changes } = followOffer(chosen(first, [1]), second);
    expect([offer.version, [...declinedIds]]).toEqual([2, [12]]);
    expect(changes).toEqual({
      marks: new Map([[12, { kind: 'changed', beforeWon: 17_000 }]]),
      gone: [],
      fewer: [],
      lost: [],
    });
  });

  it('marks changed notes, marks new items and lists removed ones', () => {
    const items = [{ ...coat, id: 11, note: '단추가 없어요' }, buildItem({ id: 12, name: '치마' })];
    const { changes } = followOffer(chosen(), buildOffer({ version: 2, items }));
    expect(changes?.marks).toEqual(
      new Map([
        [11, { kind: 'changed', beforeWon: 17_000 }],
        [12, { kind: 'added' }],
      ]),
    );
    expect(changes?.gone).toEqual(['흰 셔츠']);
  });

  it('counts the pieces of one kind of which fewer are left', () => {
    const twins = buildOffer({ version: 1, items: [shirt, { ...shirt, id: 3 }, coat] });
    const { changes } = followOffer(chosen(twins), buildOffer({ version: 2, items: [{ ...shirt, id: 11 }] }));
    expect([changes?.fewer, changes?.gone]).toEqual([['흰 셔츠 2개 → 1개'], ['겨울 코트']]);
  });

  it('asks to choose again when a declined piece is missing or ambiguous', () => {
    const twins = buildOffer({ version: 1, items: [coat, shirt, { ...shirt, id: 3 }] });
    const items = [
      { ...shirt, id: 11 },
      { ...shirt, id: 12 },
    ];
    const { declinedIds, changes } = followOffer(chosen(twins, [1, 3]), buildOffer({ version: 2, items }));
    expect([...declinedIds]).toEqual([]);
    expect(changes?.lost).toEqual(['겨울 코트', '흰 셔츠']);
    expect(changes?.gone).toEqual(['겨울 코트']);
  });

  it('shows both due days when they differ', () => {
    const [before, now] = ['2026-03-06T14:59:59.000Z', '2026-03-08T14:59:59.000Z'];
    const from = (dueDate: string | null) => chosen({ ...first, dueDate });
    const second = buildOffer({ version: 2, items: first.items, dueDate: now });
    expect(followOffer(from(before), second).changes?.due).toEqual({ before, now });
    expect(followOffer(from('2026-03-08T03:00:00.000Z'), second).changes?.due).toBeUndefined();
    expect(followOffer(from(null), second).changes?.due).toBeUndefined();
  });

  it('does not match one of two equal pieces to the earlier one', () => {
    const items = [
      { ...shirt, id: 11 },
      { ...shirt, id: 12 },
    ];
    const { declinedIds, changes } = followOffer(chosen(first, [2]), buildOffer({ version: 2, items }));
    expect([[...declinedIds], changes?.lost]).toEqual([[], ['흰 셔츠']]);
  });
});
