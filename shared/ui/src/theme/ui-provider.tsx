import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style';
import { theme } from './theme';

interface UiProviderProps {
  readonly children: ReactNode;
}

/** Provides the theme and global style. Once, at the root of the shell, of a standalone remote or of a test. */
export function UiProvider({ children }: UiProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
