import { hasPoint, NO_FRACTION } from '@dongne/contract';
import { useState } from 'react';

/**
 * Keeps what stands in the field of a whole amount while it has a point, and refuses it: taken away at once, `1.5` typed key
 * by key would become 15.
 */
export const useTypedPoint = () => {
  const [text, setText] = useState<string | null>(null);
  return {
    /** Text that the field shows in place of its amount; `null` without a point. */
    text,
    error: text === null ? undefined : NO_FRACTION,
    handleType: (typed: string): void => setText(hasPoint(typed) ? typed : null),
    /** Called when the field is left: the whole number before the point stays. */
    handleLeave: (): void => setText(null),
  };
};
