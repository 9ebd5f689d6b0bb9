import { endpoints, type Area } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { loadLocation, popups, read, saveVisitorAddress, sessionAtom, toApiError } from '@dongne/platform';
import { Button, PageBody } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { OUT_OF_SERVICE } from '../common/address/area-list';
import { AreaSearch } from '../common/address/area-search';
import { Problem } from '../common/problem';
import { StepTitle } from '../common/step-title';
import { addressPaths } from '../paths';
import { useAddressChanged } from './use-address-changed';

const NO_POSITION = '위치 정보를 불러오지 못했어요';

/** A visitor's neighbourhood, which is all that browsing shops needs: searched by name or taken from the device. */
export function VisitorAddressPage() {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const [query] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const announceChange = useAddressChanged();

  const choose = ({ label, latitude, longitude }: Area) => {
    saveVisitorAddress({ label, latitude, longitude });
    announceChange();
  };

  const chooseAt = async (position: { latitude: number; longitude: number }) => {
    try {
      const area = await read(endpoints.areaAt, position);
      if (area.inService) choose(area);
      else setProblem(`${area.label}: ${OUT_OF_SERVICE}`);
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentenceOr(NO_POSITION), { tone: 'error' });
    }
  };

  const [locate, isLocating] = useOnce(async () => {
    setProblem(undefined);
    try {
      const answer = await (await loadLocation()).locate();
      if (answer.state === 'denied') setProblem('위치 권한을 허용해 주세요');
      if (answer.state === 'found') await chooseAt(answer.position);
    } catch {
      popups.toast(NO_POSITION, { tone: 'error' });
    }
  });

  if (isMember) return <Navigate to={addressPaths.member(query.get('returnUrl') ?? undefined)} replace />;
  return (
    <PageBody>
      <StepTitle description="가까운 세탁소를 찾아 드려요.">어느 동네에 사세요?</StepTitle>
      <Locate>
        <Button
          size="medium"
          tone="secondary"
          fullWidth
          icon={<LocateFixed size={20} aria-hidden="true" />}
          pending={isLocating}
          onClick={locate}
        >
          현재 위치로 찾기
        </Button>
        <Problem sentence={problem} />
      </Locate>
      <AreaSearch typed={typed} onType={setTyped} onChoose={choose} />
    </PageBody>
  );
}

const Locate = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding-bottom: ${({ theme }) => theme.space[3]};
`;
