/** Separator of facts on one line, `850m · 무료 배송`: the no-break space keeps it from beginning a line. */
export const DOT = '\u00a0· ';
