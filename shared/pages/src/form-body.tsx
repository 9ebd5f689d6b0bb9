import { PageBody } from '@dongne/ui';
import type { ReactNode } from 'react';
import type { FormProps } from './use-server-form';

/** A page that is a form: `<FormBody {...formProps}>`. */
export const FormBody = ({ children, ...formProps }: FormProps & { readonly children: ReactNode }) => (
  <PageBody as="form" {...formProps}>
    {children}
  </PageBody>
);
