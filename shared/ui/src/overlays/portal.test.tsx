import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { UiProvider } from '../theme/ui-provider';
import { AlertDialog } from './alert-dialog';

const page = (
  <UiProvider>
    <p>마이</p>
    <AlertDialog open message="동의를 다시 확인해 주세요" onConfirm={() => undefined} />
  </UiProvider>
);

test('an open dialog is left out of server HTML and shown after hydration', async () => {
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent(/^마이$/);

  const root = await act(async () => hydrateRoot(container, page));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('동의를 다시 확인해 주세요');
  expect(faults).not.toHaveBeenCalled();
  act(() => root.unmount());
});
