import type { MouseEvent } from 'react';
import styled from 'styled-components';

/** Target of the skip link: props of the page's `main`, focusable by script only. */
export const MAIN = { id: 'main', tabIndex: -1 };

/** First Tab stop on every page: skips the bars (WCAG 2.4.1). */
export const SkipLink = () => (
  <Skip href={`#${MAIN.id}`} onClick={skip}>
    본문으로 건너뛰기
  </Skip>
);

/** Focuses by script: a `#main` in the address would add a history entry. */
const skip = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(MAIN.id)?.focus();
};

const Skip = styled.a`
  position: fixed;
  top: ${({ theme }) => theme.space[2]};
  left: ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layer.toast};
  padding: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.action.onSelected};
  background: ${({ theme }) => theme.color.action.selected};
  border-radius: ${({ theme }) => theme.radius.small};

  &:not(:focus) {
    transform: translateY(-300%);
  }
`;
