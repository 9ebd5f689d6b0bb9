import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style';
import { theme } from './theme';

interface UiProviderProps {
  readonly children: ReactNode;
}

/** Theme and global style for everything below. Once, at the root of the shell, of a standalone remote or of a test. */
export function UiProvider({ children }: UiProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
