import { byCard, cardText, nameOfCard } from './card-name';

describe('name of a card', () => {
  it.each([
    ['BC', 'BC카드'],
    ['비씨', '비씨카드'],
    ['롯데카드', '롯데카드'],
    ['', '카드'],
  ])('of the company %j is %j', (company, expected) => expect(nameOfCard(company)).toBe(expected));

  it('is followed by the last four digits, if known', () => {
    expect(cardText({ name: 'BC', lastFour: '0200' })).toBe('BC카드 0200');
    expect(cardText({ name: '신한', lastFour: null })).toBe('신한카드');
  });

  it.each([
    ['국민카드 1234', '국민카드 1234로'],
    ['신한카드 0100', '신한카드 0100으로'],
    ['BC카드 0003', 'BC카드 0003으로'],
    ['BC카드 0006', 'BC카드 0006으로'],
    ['BC카드 0007', 'BC카드 0007로'],
    ['신한카드', '신한카드로'],
  ])('has the Korean instrumental particle: %s', (card, expected) => expect(byCard(card)).toBe(expected));
});
