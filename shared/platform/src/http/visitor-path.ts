/** What visitors may read; each exists under `/nonMember` too. Product specification §6. */
const VISITOR_READS =
  /^\/(main|config|versions|pay\/card|popup|faq|(area|laundry|notice|event)(\/.*)?|deliveryBag)(\?|$)/;

/** `/laundry/detail/3` → `/nonMember/laundry/detail/3`; a path visitors have no variant of stays as it is. */
export const visitorPath = (path: string): string => (VISITOR_READS.test(path) ? `/nonMember${path}` : path);
