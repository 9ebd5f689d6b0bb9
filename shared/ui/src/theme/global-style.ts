import { createGlobalStyle } from 'styled-components';

/**
 * Type, and the room that bars leave, for the whole document. The reset and the colours stand in the page itself (`base.css`,
 * `colours.css`), there before any script; the `@font-face` rules of Pretendard are loaded by the shell.
 * The column variables may be set by anyone who draws the app column, so that overlays line up with it.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    /* Where the middle of the app column lies; the shell overrides it when a panel stands beside the column. */
    --app-column-center: 50%;
  }

  html {
    scroll-padding-top: ${({ theme }) => theme.size.appBar};
  }
  /* What takes the focus is not scrolled to behind the actions of its page (WCAG 2.4.11), nor is the sentence below it.
     A browser that cannot tell which page has actions leaves that room on all of them. */
  html {
    scroll-padding-bottom: calc(${({ theme }) => theme.size.buttonNormal} + ${({ theme }) => theme.space[16]} + ${({ theme }) => theme.space[8]});
  }
  @supports selector(:has(*)) {
    html:not(:has([data-fixed-actions])) { scroll-padding-bottom: auto; }
  }
  ${({ theme }) => theme.media.low} {
    html { scroll-padding-bottom: auto; }
  }

  body {
    ${({ theme }) => theme.type.body}
    font-family: ${({ theme }) => theme.fontMeanwhile};
  }
  /* Set by the shell when the font is there. */
  html[data-font] body {
    font-family: ${({ theme }) => theme.font};
  }
`;
