import { render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { StyleSheetManager } from 'styled-components';
import { UiProvider } from '../theme/ui-provider';
import { Rolling } from './rolling';

/** Renders the styles into the document, which tests omit by default (`@dongne/build/jest`). */
const withStyles = ({ children }: PropsWithChildren) => (
  <UiProvider>
    <StyleSheetManager target={document.body}>{children}</StyleSheetManager>
  </UiProvider>
);

const animationOf = (text: string): string => getComputedStyle(screen.getByText(text)).animation;

describe('amount that follows a choice', () => {
  it('does not animate at first, and rolls in when it changes', () => {
    const { rerender } = render(<Rolling>4,800원</Rolling>, { wrapper: withStyles });
    expect(animationOf('4,800원')).toBe('');
    rerender(<Rolling>39,500원</Rolling>);
    expect(animationOf('39,500원')).not.toBe('');
    expect(screen.queryByText('4,800원')).not.toBeInTheDocument();
  });
});
