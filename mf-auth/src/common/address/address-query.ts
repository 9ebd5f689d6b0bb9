import { asciiText, searchText } from '@dongne/contract';

/** Label and postcode in front of a copied address. */
const BEFORE_ADDRESS = /^(?:(?:도로명|지번)?\s*주소\s*:\s*)?(?:[([]\d{5}[)\]]\s*)?/;

/** Search text of an address: `주소: (06236) 서울 …` → `서울 …`; a lone postcode stays. */
export const addressQuery = (typed: string): string => {
  const text = searchText(asciiText(typed));
  return text.replace(BEFORE_ADDRESS, '') || text.replace(/\D/g, '');
};
