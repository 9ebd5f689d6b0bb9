import { isNamedAt, namesThatFit } from './map-names';

const dong = (text: string, x: number, y: number) => ({ level: 'dong' as const, text, x, y });

describe('names on the map', () => {
  it.each([
    [8, ['sido', 'sigungu']],
    [12, ['sido', 'sigungu']],
    [13, ['sido', 'dong']],
    [17, ['sido', 'dong']],
  ])('at zoom %i are those of %j', (zoom, levels) => {
    expect((['sido', 'sigungu', 'dong'] as const).filter((level) => isNamedAt(zoom, level))).toEqual(levels);
  });

  it('leave out one that would overlap an earlier one', () => {
    const names = [
      dong('삼성동', 100, 100),
      dong('역삼동', 135, 110),
      dong('논현동', 137, 100),
      dong('청담동', 100, 117),
    ];
    expect(namesThatFit(names).map(({ text }) => text)).toEqual(['삼성동', '논현동', '청담동']);
  });
});
