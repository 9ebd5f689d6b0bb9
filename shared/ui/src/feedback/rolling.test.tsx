import { render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { StyleSheetManager } from 'styled-components';
import { UiProvider } from '../theme/ui-provider';
import { Rolling } from './rolling';

/** Puts the styles into the document, where tests have none otherwise (`@dongne/build/jest`). */
const withStyles = ({ children }: PropsWithChildren) => (
  <UiProvider>
    <StyleSheetManager target={document.body}>{children}</StyleSheetManager>
  </UiProvider>
);

const animationOf = (text: string): string => getComputedStyle(screen.getByText(text)).animation;

describe('an amount that follows a choice', () => {
  it('stands still when it is first shown, and rolls in when it changes', () => {
    const { rerender } = render(<Rolling>4,800원</Rolling>, { wrapper: withStyles });
    expect(animationOf('4,800원')).toBe('');
    rerender(<Rolling>39,500원</Rolling>);
    expect(animationOf('39,500원')).not.toBe('');
    expect(screen.queryByText('4,800원')).not.toBeInTheDocument();
  });
});
