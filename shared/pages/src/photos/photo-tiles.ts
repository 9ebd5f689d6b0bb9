import styled, { css } from 'styled-components';

const SIDE = '72px';

export const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]} 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const dashed = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: ${SIDE};
  height: ${SIDE};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  border: 1px dashed ${({ theme }) => theme.color.border.control};
  border-radius: ${({ theme }) => theme.radius.medium};
`;

export const Add = styled.label`
  ${dashed}

  &:focus-within {
    outline: 2px solid ${({ theme }) => theme.color.border.focus};
    outline-offset: 2px;
  }
`;

/** Touch devices only: a desktop would open the same dialog twice. */
export const CameraItem = styled.li`
  display: none;

  @media (hover: none) and (pointer: coarse) {
    display: block;
  }
`;

/* Invisible over the whole tile, so that finger, keyboard and screen reader use the real input. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: pointer;
`;

export const Waiting = styled.div`
  ${dashed}
`;

export const Place = styled.li`
  position: relative;
  flex: none;
`;

export const Thumbnail = styled.img`
  display: block;
  width: ${SIDE};
  height: ${SIDE};
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.medium};
`;

export const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  transform: translate(25%, -25%);
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  color: ${({ theme }) => theme.color.action.onSelected};
  background: ${({ theme }) => theme.color.action.selected};
  border-radius: ${({ theme }) => theme.radius.full};
`;

export const News = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.warning};
`;

export const Moves = styled.div`
  display: flex;
  justify-content: space-between;
`;
