import type { ReactNode } from 'react';

/** Option of a `ChoiceGroup` or `RadioGroup`. */
export interface Choice<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** Second, smaller line. */
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceProps<T extends string> {
  /** Name of the group, in Korean. */
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly choices: readonly Choice<T>[];
  /** `null` while nothing is chosen. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly error?: string | undefined;
}
