import type { MouseEvent } from 'react';
import styled from 'styled-components';

/** What the skip link leads to; on the page's `main`, which takes the focus though no Tab stops there. */
export const MAIN = { id: 'main', tabIndex: -1 };

/** The first stop of the Tab key on every page: past the bars, to what the page is about (WCAG 2.4.1). */
export const SkipLink = () => (
  <Skip href={`#${MAIN.id}`} onClick={skip}>
    본문으로 건너뛰기
  </Skip>
);

/** By hand: a `#main` in the address would be one more page to go back through. */
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
