/** Parts of an address that decide its neighbourhood, as the postcode dialog names them. */
export interface Neighbourhood {
  readonly bname: string;
  readonly bname1: string;
  readonly bname2: string;
}

/**
 * Returns the neighbourhood (`emd`) of an address; product specification §5 with the domain rules.
 * 양평동4가 stays; bname 죽산리 with bname1 죽산면 → 죽산면; an empty bname, or a 리 without its 면 → bname2.
 */
export const emdOf = ({ bname, bname1, bname2 }: Neighbourhood): string => {
  if (bname === '') return bname2;
  if (!bname.endsWith('리')) return bname;
  return bname1 === '' ? bname2 : bname1;
};
