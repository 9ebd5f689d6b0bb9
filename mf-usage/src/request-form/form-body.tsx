import { PageBody } from '@dongne/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FormBodyProps {
  readonly refusals: number;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A field says that it is wrong by `aria-invalid`; a group, which cannot, by this attribute. */
const WRONG = '[aria-invalid="true"], [data-wrong] :is(input:enabled, button)';

/** A page that is a form. Refused, it takes the focus to its first wrong field. */
export const FormBody = ({ refusals, onSubmit, children }: FormBodyProps) => {
  const ref = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
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
