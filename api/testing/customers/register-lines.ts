interface Fields {
  readonly korean?: string;
  readonly main?: string;
  readonly lot?: string;
  readonly postalCode?: string;
  readonly reason?: string;
}

/** Line of `도로명주소 한글`: 24 fields. */
export const registerLine = ({
  korean = '테헤란로',
  main = '152',
  lot = '737',
  postalCode = '06236',
  reason = '',
}: Fields = {}): string =>
  [
    ...['11680101312200000015200000', '1168010100', '', '', '', '', '0', lot, '0', '116803122010', korean],
    ...['0', main, '0', '1168064000', '', postalCode, '', '20110729', '0', reason, '', '', ''],
  ].join('|');

/** Line of `위치정보요약DB`: 18 fields, position in metres of UTM-K. */
export const entranceLine = ({ x = '959031.08' }: { readonly x?: string } = {}): string =>
  [
    ...['11680', '31174', '1168010100', '서울특별시', '강남구', '역삼동', '116803122010', '테헤란로', '0', '152', '0'],
    ...['강남파이낸스센터', '06236', '업무시설', '0', '역삼1동', x, '1944627.2'],
  ].join('|');

const lineOf = (count: number, fields: Readonly<Record<number, string>>): string =>
  Array.from({ length: count }, (_, at) => fields[at] ?? '').join('|');

/** Line of `건물DB`: 31 fields. */
export const buildingLine = ({ main = '152', lot = '737', reason = '' }: Fields = {}): string =>
  lineOf(31, {
    ...{ 0: '1168010100', 1: '서울특별시', 2: '강남구', 3: '역삼동', 5: '0', 6: lot, 7: '0', 8: '116803122010' },
    ...{ 9: '테헤란로', 10: '0', 11: main, 12: '0', 13: '강남파이낸스센터', 22: reason, 27: '06236' },
  });

/** Line of `내비게이션용DB`: 33 fields, centre and entrance of the building in metres of UTM-K. */
export const navigationLine = ({
  korean = '테헤란로',
  main = '152',
  reason = '',
  entrance = ['959031.08', '1944627.2'],
}: Fields & { readonly entrance?: readonly [x: string, y: string] } = {}): string =>
  lineOf(33, {
    ...{ 0: '1168010100', 1: '서울특별시', 2: '강남구', 3: '역삼동', 4: '116803122010', 5: korean, 6: '0', 7: main },
    ...{ 8: '0', 9: '06236', 11: '강남파이낸스센터', 23: '959119.7', 24: '1944738.0' },
    ...{ 25: entrance[0], 26: entrance[1], 32: reason },
  });
