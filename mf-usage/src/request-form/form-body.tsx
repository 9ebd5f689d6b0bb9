import { PageBody } from '@dongne/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FormBodyProps {
  readonly refusals: number;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A field says that it is wrong by `aria-invalid`; a group, which cannot, by this attribute around it. */
const WRONG = '[aria-invalid="true"], [data-wrong]';

/** Where somebody puts it right: the field itself, or what can be chosen in the group. */
const fieldOf = (wrong: HTMLElement): HTMLElement | null =>
  wrong.matches('[data-wrong]') ? (wrong.querySelector('input:enabled') ?? wrong.querySelector('button')) : wrong;

/** A page that is a form. Refused, it takes the focus to its first wrong field. */
export const FormBody = ({ refusals, onSubmit, children }: FormBodyProps) => {
  const ref = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const wrong = refusals > 0 ? ref.current?.querySelector<HTMLElement>(WRONG) : null;
    if (wrong) fieldOf(wrong)?.focus();
  }, [refusals]);

  return (
    <PageBody
      as="form"
      noValidate
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </PageBody>
  );
};
