import { toApiError, type ApiError } from '@dongne/platform';
import { useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { afterFailure, nextAttempt, type Attempt } from './attempt';
import { randomKey } from './random-key';
import { schemaResolver } from './schema-resolver';
import { useOnce } from './use-once';

/** Messages beside their fields. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** Props of form parts whose fields are no inputs to register: slots, switches, photos. */
export interface FormView<Values> {
  readonly values: Values;
  readonly problems: Problems<Values>;
  /** Changes fields and clears their errors. */
  readonly change: (patch: Partial<Values>) => void;
}

/** Storage of the last submission's key, so that a reload without a response does not repeat it. */
export interface SavedAttempt<Sent> {
  /** Serializes the submission for comparison: without what must not be stored, such as a door code. */
  readonly contentOf: (sent: Sent) => string;
  /** Attempt of an earlier visit. */
  readonly first: Attempt | undefined;
  /** Called before and after each submission. */
  readonly keep: (attempt: Attempt | undefined) => void;
}

interface ServerForm<Values extends FieldValues, Sent, Answer> {
  readonly defaultValues: DefaultValues<Values>;
  /** Validates before the server is called, and converts the values to the submission. */
  readonly schema: GenericSchema<Values, Sent>;
  /** Errors to show from the start. */
  readonly known?: FieldErrors<Values>;
  /** Returns whether the form itself shows an error as it changes: nothing is sent. */
  readonly isWrong?: (sent: Sent) => boolean;
  /** Maps a wire field to the form's field that shows its message. */
  readonly fieldOfWire: Readonly<Record<string, FieldPath<Values>>>;
  /** @param idempotencyKey stays the same until the server has definitely refused it and the content has changed. */
  readonly send: (sent: Sent, idempotencyKey: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** Chooses where to show a refusal without a field. `'elsewhere'`: the page handles it, the form shows nothing. */
  readonly placeOf?: (
    error: ApiError,
    form: FormView<Values>,
  ) => Partial<Record<FieldPath<Values>, string>> | 'elsewhere' | undefined;
  readonly attempt?: SavedAttempt<Sent>;
}

/** Props of the `<form>` element. */
export interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** POST, because a form submitted without our scripts must not put its values into the URL. */
  readonly method: 'post';
  readonly noValidate: true;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

interface ServerFormState<Values extends FieldValues, Sent> extends FormView<Values> {
  /** Form API for registered inputs, and for parts that use a `FormProvider`. */
  readonly form: UseFormReturn<Values, unknown, Sent>;
  /** Refusal that fields cannot show, or not completely. */
  readonly failure: ApiError | undefined;
  readonly isPending: boolean;
  /**
   * Checks these fields only, for a form on several screens; shows their errors and focuses the first.
   * @param isWrong the form itself shows another error at them.
   * @returns whether they are right.
   */
  readonly check: (fields: readonly FieldPath<Values>[], isWrong: boolean) => Promise<boolean>;
  readonly formProps: FormProps;
}

/** Keeps everything of a form but the given values. */
const KEEP = { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true } as const;

/** Marker of an invalid field: `aria-invalid`, or this attribute around a group, which cannot have it. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** Element to focus: the field itself, or the first option of the group. */
const fieldOf = (wrong: HTMLElement): HTMLElement | null =>
  wrong.matches('[data-wrong]') ? (wrong.querySelector('input:enabled') ?? wrong.querySelector('button')) : wrong;

/**
 * Focuses the first invalid field in DOM order after each refusal. Uses the document instead of refs, to include fields
 * that are no inputs.
 */
const useFocusOnFirstWrong = (refusals: number) => {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const wrong = refusals > 0 ? ref.current?.querySelector<HTMLElement>(WRONG) : null;
    if (wrong) fieldOf(wrong)?.focus();
  }, [refusals]);
  return ref;
};

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;

const asText = (sent: unknown): string => JSON.stringify(sent);

/**
 * Form for a server endpoint: validated by its schema, submitted once however often it is pressed, with an idempotency
 * key for its content, the server's messages at their fields, and focus on the first error. Used by every form.
 */
export const useServerForm = <Values extends FieldValues, Sent extends FieldValues, Answer>({
  defaultValues,
  schema,
  known,
  isWrong,
  fieldOfWire,
  send,
  onDone,
  placeOf,
  attempt: kept,
}: ServerForm<Values, Sent, Answer>): ServerFormState<Values, Sent> => {
  const [knownFirst] = useState(known);
  const form = useForm<Values, unknown, Sent>({
    defaultValues,
    resolver: schemaResolver(schema),
    shouldFocusError: false,
    ...(knownFirst !== undefined && { errors: knownFirst }),
  });
  const [failure, setFailure] = useState<ApiError>();
  const [refusals, setRefusals] = useState(0);
  const ref = useFocusOnFirstWrong(refusals);
  const attempt = useRef(kept?.first);

  const values = form.watch();
  const errors = new Map<string, unknown>(Object.entries(form.formState.errors));
  const problems: Problems<Values> = {};
  for (const field in values) {
    const message = messageOf(errors.get(field));
    if (message !== undefined) Object.assign(problems, { [field]: message });
  }

  const isField = (name: string): name is FieldPath<Values> => name in form.getValues();
  const change = (patch: Partial<Values>): void => {
    form.reset({ ...form.getValues(), ...patch }, KEEP);
    form.clearErrors(Object.keys(patch).filter(isField));
  };
  const view: FormView<Values> = { values, problems, change };

  const refuse = () => setRefusals((count) => count + 1);

  const note = (next: Attempt | undefined): void => {
    attempt.current = next;
    kept?.keep(next);
  };

  const show = (error: ApiError): void => {
    const placed = placeOf?.(error, view);
    if (placed === 'elsewhere') return;
    const wire = Object.entries(error.fields);
    const inFields = wire.filter(([name]) => Object.hasOwn(fieldOfWire, name));
    for (const [name, sentence] of inFields) {
      const field = fieldOfWire[name];
      if (field !== undefined) form.setError(field, { message: sentence });
    }
    const inPlace = placed === undefined || inFields.length > 0 ? [] : Object.entries(placed);
    for (const [field, sentence] of inPlace) if (isField(field)) form.setError(field, { message: String(sentence) });
    refuse();
    if (inFields.length + inPlace.length === 0 || inFields.length < wire.length) setFailure(error);
  };

  const run = async (sent: Sent): Promise<void> => {
    setFailure(undefined);
    const current = nextAttempt(attempt.current, (kept?.contentOf ?? asText)(sent), randomKey);
    note(current);
    let answer: Answer;
    try {
      answer = await send(sent, current.key);
    } catch (thrown) {
      const error = toApiError(thrown);
      note(afterFailure(current, error));
      show(error);
      return;
    }
    // Outside of the try block: errors from here on are no refusals.
    await onDone(answer);
  };

  const check = async (fields: readonly FieldPath<Values>[], isWrongToo: boolean): Promise<boolean> => {
    const isRight = (await form.trigger([...fields])) && !isWrongToo;
    if (!isRight) refuse();
    return isRight;
  };

  const refuseUnsent = (): void => {
    setFailure(undefined);
    refuse();
  };
  // Pending from the press on, including validation: a second press may come before an asynchronous schema's result.
  const [submit, isPending] = useOnce(async () => {
    let isUnsent = false;
    const keep = (): void => {
      isUnsent = true;
    };
    await form.handleSubmit(async (sent) => (isWrong?.(sent) === true ? keep() : run(sent)), keep)();
    // Last, because the form renders its messages at its end, and the focus looks for them in the document.
    if (isUnsent) refuseUnsent();
  });

  return {
    ...view,
    form,
    failure,
    isPending,
    check,
    formProps: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
};
