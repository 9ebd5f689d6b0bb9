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

/** Sentences beside their fields. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** What the parts of a form share when its fields are no inputs to register: slots, switches, photos. */
export interface FormView<Values> {
  readonly values: Values;
  readonly problems: Problems<Values>;
  /** Fills fields in; their sentences go away. */
  readonly change: (patch: Partial<Values>) => void;
}

/** Where the key of the last sending is kept, so that a reload after silence does not do it twice. */
export interface KeptAttempt<Sent> {
  /** What was sent, as a text to compare: without what must not be kept, such as a door code. */
  readonly contentOf: (sent: Sent) => string;
  /** The attempt of an earlier visit. */
  readonly first: Attempt | undefined;
  /** Called before and after each sending. */
  readonly keep: (attempt: Attempt | undefined) => void;
}

interface ServerForm<Values extends FieldValues, Sent, Answer> {
  readonly defaultValues: DefaultValues<Values>;
  /** What is wrong before the server is asked, and what is sent when nothing is. */
  readonly schema: GenericSchema<Values, Sent>;
  /** What is to be said from the start. */
  readonly known?: FieldErrors<Values>;
  /** Something that the form shows by itself, as it changes, is wrong: nothing is sent. */
  readonly isWrong?: (sent: Sent) => boolean;
  /** Name of a field on the wire → the form's field that shows its sentence. */
  readonly fieldOfWire: Readonly<Record<string, FieldPath<Values>>>;
  /** @param idempotencyKey stays the same until the server has definitely refused it and the content is another one. */
  readonly send: (sent: Sent, idempotencyKey: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** Sentences for a refusal that names no field. `'elsewhere'`: the page deals with it, the form shows nothing. */
  readonly placeOf?: (
    error: ApiError,
    form: FormView<Values>,
  ) => Partial<Record<FieldPath<Values>, string>> | 'elsewhere' | undefined;
  readonly attempt?: KeptAttempt<Sent>;
}

/** For the `<form>` around the fields. */
export interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Sent by a browser without our scripts, a form must not put what was written into the URL. */
  readonly method: 'post';
  readonly noValidate: true;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

interface ServerFormState<Values extends FieldValues, Sent> extends FormView<Values> {
  /** For inputs that are registered, and for parts that take a `FormProvider`. */
  readonly form: UseFormReturn<Values, unknown, Sent>;
  /** A refusal that no field can show, or not all of it. */
  readonly failure: ApiError | undefined;
  readonly isPending: boolean;
  readonly formProps: FormProps;
}

/** All of a form stays but the values that are given. */
const KEEP = { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true } as const;

/** A field says that it is wrong by `aria-invalid`; a group, which cannot, by this attribute around it. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** Where somebody puts it right: the field itself, or what can be chosen in the group. */
const fieldOf = (wrong: HTMLElement): HTMLElement | null =>
  wrong.matches('[data-wrong]') ? (wrong.querySelector('input:enabled') ?? wrong.querySelector('button')) : wrong;

/**
 * Takes the focus to the first wrong field, in the order of the screen, whenever a form was refused once more. By the
 * document and not by references: also for fields that are no inputs.
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
 * A form that a server takes: checked by its schema, sent once however often somebody presses, under a key that belongs to
 * what is filled in, with the server's sentences in their fields and the focus on the first wrong one. Every form uses it.
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
    // Outside: what goes wrong from here on was no refusal.
    await onDone(answer);
  };

  const refuseUnsent = (): void => {
    setFailure(undefined);
    refuse();
  };
  // From the press on, the checking included: a second press may come before the answer of a schema.
  const [submit, isPending] = useOnce(async () => {
    let isUnsent = false;
    const keep = (): void => {
      isUnsent = true;
    };
    await form.handleSubmit(async (sent) => (isWrong?.(sent) === true ? keep() : run(sent)), keep)();
    // Not before: the form hands its sentences to React at its end, and the focus looks for them in the document.
    if (isUnsent) refuseUnsent();
  });

  return {
    ...view,
    form,
    failure,
    isPending,
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
