import { PageBody } from '@dongne/ui';
import type { ReactNode } from 'react';
import type { FormProps } from './use-server-form';

/** Page that is a form: `<FormBody {...formProps}>`. */
export const FormBody = ({
  children,
  isAside = false,
  ...formProps
}: FormProps & {
  readonly children: ReactNode;
  /** Hides the form while another part of the page is shown; its values stay. */
  readonly isAside?: boolean;
}) => (
  <PageBody as="form" {...formProps} style={isAside ? { display: 'none' } : undefined}>
    {children}
  </PageBody>
);
