import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Security note for entering a card, with further text. */
export const CardSecurityNote = ({ children }: { readonly children?: ReactNode }) => (
  <Line>
    <ShieldCheck size={20} aria-hidden="true" />
    <span>카드 번호는 동네세탁에 저장되지 않아요. {children}</span>
  </Line>
);

const Line = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.brand};
  }
`;
