import styled from 'styled-components';
import { reloadPage } from '../errors/ways-out';
import { overriddenNames, resetOverride } from './local-overrides';

/** Lists on every page the remotes that come from a developer's machine, with a reset button. */
export const OverrideBadges = () => {
  const names = overriddenNames();
  if (names.length === 0) return null;
  return (
    <Badges aria-label="로컬 리모트">
      {names.map((name) => (
        <Badge key={name}>
          {name}: 로컬
          <Reset
            onClick={() => {
              resetOverride(name);
              reloadPage();
            }}
          >
            되돌리기
          </Reset>
        </Badge>
      ))}
    </Badges>
  );
};

const Badges = styled.aside`
  position: fixed;
  bottom: calc(
    ${({ theme }) => theme.size.tabBar} + ${({ theme }) => theme.safeArea.bottom} + ${({ theme }) => theme.space[2]}
  );
  left: ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
`;

const Badge = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  margin: 0;
  padding: 0 ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.tiny}
  color: ${({ theme }) => theme.color.text.primary};
  background: ${({ theme }) => theme.color.surface.page};
  border-radius: ${({ theme }) => theme.radius.small};
  box-shadow: ${({ theme }) => theme.shadow.floating};
`;

const Reset = styled.button`
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.tiny}
  color: ${({ theme }) => theme.color.text.brand};
  background: none;
  border: 0;
`;
