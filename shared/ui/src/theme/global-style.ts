import { createGlobalStyle } from 'styled-components';

/**
 * Typography, and room for the bars, for the whole document. The reset and the colours are inlined in the page
 * (`base.css`, `colours.css`), before any script; the shell loads the `@font-face` rules of Pretendard.
 * The app column sets the column variables, so that overlays align with it.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    /* Center of the app column; the shell overrides it when a panel is beside the column. */
    --app-column-center: 50%;
  }

  html {
    scroll-padding-top: ${({ theme }) => theme.size.appBar};
  }
  /*
   * Keeps focused elements, and the message below them, out from under the page's actions (WCAG 2.4.11). Browsers
   * without :has() reserve that room on all pages.
   */
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
  /* Set by the shell once the font has loaded. */
  html[data-font] body {
    font-family: ${({ theme }) => theme.font};
  }
`;
