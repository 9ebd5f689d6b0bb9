import { PageBody } from '@dongne/ui';
import type { ComponentProps, ReactNode } from 'react';

interface FormBodyProps extends Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'> {
  readonly children: ReactNode;
}

/** A page that is a form: `<FormBody {...formProps}>`. */
export const FormBody = ({ children, ...formProps }: FormBodyProps) => (
  <PageBody as="form" {...formProps}>
    {children}
  </PageBody>
);
