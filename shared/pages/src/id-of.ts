/** The largest id the database gives. */
const LARGEST_ID = 2 ** 31 - 1;

/** An id as a path or a query has it; `undefined` for anything else, so that `/laundry/abc` asks the server nothing. */
export const idOf = (text: string | null | undefined): number | undefined => {
  if (text === null || text === undefined || !/^[1-9]\d*$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
};
