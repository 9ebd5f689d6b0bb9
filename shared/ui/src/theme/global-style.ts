import { createGlobalStyle } from 'styled-components';
import { fallbackFontFaces } from './fallback-font';

/**
 * Reset, type and focus for the whole document. The `@font-face` rules themselves are loaded by the shell.
 * The column variables may be set by anyone who draws the app column, so that overlays line up with it.
 */
export const GlobalStyle = createGlobalStyle`
  ${fallbackFontFaces}
  *, *::before, *::after { box-sizing: border-box; }
  html, body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; }

  :root {
    /* Where the middle of the app column lies; the shell overrides it when a panel stands beside the column. */
    --app-column-center: 50%;
    color-scheme: light;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
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
  /* Set by the modal layer while a dialog is open. */
  html[data-modal-open] { overflow: hidden; }

  body {
    min-height: 100vh;
    min-height: 100dvh;
    ${({ theme }) => theme.type.body}
    font-family: ${({ theme }) => theme.font};
    color: ${({ theme }) => theme.color.text.primary};
    background: ${({ theme }) => theme.color.surface.page};
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    /* Korean breaks between words; a long URL may still break anywhere. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }

  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  a { color: inherit; text-decoration: none; }
  img, svg, video { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; margin: 0; }
  button { padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; touch-action: manipulation; }
  button:disabled { cursor: default; }
  input::placeholder, textarea::placeholder { color: ${({ theme }) => theme.color.text.tertiary}; opacity: 1; }

  :focus-visible { outline: 2px solid ${({ theme }) => theme.color.border.focus}; outline-offset: 2px; }
  /* A dialog that takes the focus itself only passes it on to its content. */
  [tabindex='-1']:focus-visible { outline: none; }

  .tabular-numbers { font-variant-numeric: tabular-nums; }

  ${({ theme }) => theme.media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
