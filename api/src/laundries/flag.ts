/** `true` → 1: the specification writes some flags as 0 or 1. */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
