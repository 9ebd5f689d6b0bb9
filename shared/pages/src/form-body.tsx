import { PageBody } from '@dongne/ui';
import type { ReactNode } from 'react';
import type { FormProps } from './use-server-form';

/** A page that is a form: `<FormBody {...formProps}>`. */
export const FormBody = ({
  children,
  isAside = false,
  ...formProps
}: FormProps & {
  readonly children: ReactNode;
  /** Something else of the page stands in its place, and what is filled in stays. */
  readonly isAside?: boolean;
}) => (
  <PageBody as="form" {...formProps} style={isAside ? { display: 'none' } : undefined}>
    {children}
  </PageBody>
);
