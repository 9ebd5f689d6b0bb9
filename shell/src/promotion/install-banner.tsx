import { BRAND } from '@dongne/contract';
import { IconButton } from '@dongne/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useStoreLinks, type StoreLinks } from './use-store-links';

interface InstallBannerProps {
  readonly system: keyof StoreLinks;
  readonly onDismiss: () => void;
}

/** Banner at the top of a phone's browser: a store link and a dismiss button. */
export const InstallBanner = ({ system, onDismiss }: InstallBannerProps) => {
  const links = useStoreLinks();
  return (
    <Line>
      <IconButton label="앱 설치 안내 닫기" onClick={onDismiss}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      <Words>{BRAND.name} 앱에서 더 편하게 쓸 수 있어요</Words>
      {links !== undefined && <GetApp href={links[system]}>앱 받기</GetApp>}
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  min-height: ${({ theme }) => theme.size.buttonNormal};
  padding: 0 ${({ theme }) => theme.space[4]} 0 ${({ theme }) => theme.space[2]};
`;

const Words = styled.p`
  flex: 1;
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.primary};
`;

const GetApp = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0 ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;
