import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';

interface FoldedOptionProps {
  /** Name of the option: `출입 방법`. */
  readonly name: string;
  /** Current choice: `비밀번호 없음`. */
  readonly chosen: string;
  /** Opens the option, so that its error is shown and focused. */
  readonly hasProblem?: boolean;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** Option of the form in one line that says what is chosen; opens in place. */
export const FoldedOption = ({
  name,
  chosen,
  hasProblem = false,
  isOpenAtFirst = false,
  children,
}: FoldedOptionProps) => {
  const id = useId();
  const [isOpened, setIsOpened] = useState(isOpenAtFirst);
  const isOpen = isOpened || hasProblem;
  return (
    <div>
      <Line
        type="button"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setIsOpened(!isOpen)}
      >
        <OptionName>{name}</OptionName> <Chosen>{chosen}</Chosen>
        <Arrow />
      </Line>
      {isOpen && <Inside id={id}>{children}</Inside>}
    </div>
  );
};

/** Line of an option: name, choice and arrow. A button. */
export const Line = styled.button`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space[3]};
  width: 100%;
  min-height: ${({ theme }) => theme.size.touch};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[2]} 0;
  text-align: left;
`;

export const OptionName = styled.span`
  flex: none;
  max-width: 100%;
  ${({ theme }) => theme.type.body}
`;

export const Chosen = styled.span`
  /* Moves below the name where large text leaves no room beside it. */
  flex: 1 1 8rem;
  min-width: 0;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  text-align: right;
  overflow-wrap: anywhere;
`;

/** Arrow at the end of the line: down, up while open, to the side for a dialog. */
export const Arrow = styled(ChevronDown).attrs({ size: 20, 'aria-hidden': true })`
  position: absolute;
  inset: 0 0 0 auto;
  margin-block: auto;
  color: ${({ theme }) => theme.color.icon.secondary};
  transition: transform ${({ theme }) => theme.motion.fast};

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
  [aria-haspopup] > & {
    transform: rotate(-90deg);
  }
`;

const Inside = styled.div`
  padding: ${({ theme }) => theme.space[2]} 0 ${({ theme }) => theme.space[4]};
`;
