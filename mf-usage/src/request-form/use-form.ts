import { useState } from 'react';
import type { Problems } from './wishes-rules';

/** What the parts of a form share: what is filled in, what is wrong with it, and the way to change it. */
export interface Form<Values> {
  readonly values: Values;
  /** Sentences beside their fields. */
  readonly problems: Problems<Values>;
  /** Fills fields in; their sentences go away. */
  readonly change: (patch: Partial<Values>) => void;
}

/** A form as its page holds it. */
export interface FormControl<Values> extends Form<Values> {
  /** How often the form was refused so far; `FormBody` goes to the first wrong field when it grows. */
  readonly refusals: number;
  /** Shows these sentences and no others. */
  readonly refuse: (problems: Problems<Values>) => void;
}

/**
 * The state of a form whose fields are all controlled pieces (slots, switches, photos) and are judged by one pure rule:
 * a form library would add a wrapper per field and take nothing away.
 *
 * @param known what is to be said from the start.
 */
export const useForm = <Values extends object>(
  initial: Values | (() => Values),
  known: Problems<Values> = {},
): FormControl<Values> => {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState(known);
  const [refusals, setRefusals] = useState(0);
  return {
    values,
    problems,
    refusals,
    change: (patch) => {
      setValues((current) => ({ ...current, ...patch }));
      setProblems((current) => without(current, patch));
    },
    refuse: (found) => {
      setProblems(found);
      setRefusals((count) => count + 1);
    },
  };
};

const without = <Values extends object>(problems: Problems<Values>, patch: Partial<Values>): Problems<Values> => {
  const left = { ...problems };
  for (const field in patch) delete left[field];
  return left;
};

/** Whether a form has something to say. */
export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;
