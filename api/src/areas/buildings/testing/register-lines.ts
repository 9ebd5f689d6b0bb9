interface Fields {
  readonly korean?: string;
  readonly main?: string;
  readonly lot?: string;
  readonly postalCode?: string;
  readonly reason?: string;
}

/** A line of `도로명주소 한글`: 24 fields. */
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

/** A line of `위치정보요약DB`: 18 fields, its position in metres of UTM-K. */
export const entranceLine = ({ x = '959031.08' }: { readonly x?: string } = {}): string =>
  [
    ...['11680', '31174', '1168010100', '서울특별시', '강남구', '역삼동', '116803122010', '테헤란로', '0', '152', '0'],
    ...['강남파이낸스센터', '06236', '업무시설', '0', '역삼1동', x, '1944627.2'],
  ].join('|');
