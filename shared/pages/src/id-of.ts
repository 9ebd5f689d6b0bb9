/** Largest id of the database. */
const LARGEST_ID = 2 ** 31 - 1;

/** Parses an id of a path or a query; `undefined` for anything else, so that `/laundry/abc` sends no request. */
export const idOf = (text: string | null | undefined): number | undefined => {
  if (text === null || text === undefined || !/^[1-9]\d*$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : undefined;
};
