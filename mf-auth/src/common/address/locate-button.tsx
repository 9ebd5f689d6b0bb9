import { endpoints, type Area } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { loadLocation, read } from '@dongne/platform';
import { Button } from '@dongne/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Problem } from '../problem';
import { OUT_OF_SERVICE } from './area-list';
import { problemOfNaming, sayNoPosition } from './no-position';

/** Button that selects the device's neighbourhood and shows errors, also outside the served area. */
export function LocateButton({ onFind }: { readonly onFind: (area: Area) => void }) {
  const [problem, setProblem] = useState<string>();

  const findAt = async (position: { latitude: number; longitude: number }) => {
    try {
      const area = await read(endpoints.areaAt, position);
      if (area.inService) onFind(area);
      else setProblem(`${area.label}: ${OUT_OF_SERVICE}`);
    } catch (thrown) {
      setProblem(problemOfNaming(thrown));
    }
  };

  const [locate, isLocating] = useOnce(async () => {
    setProblem(undefined);
    try {
      const answer = await (await loadLocation()).locate();
      if (answer.state === 'denied') setProblem('위치 권한을 허용해 주세요');
      if (answer.state === 'found') await findAt(answer.position);
    } catch {
      sayNoPosition();
    }
  });

  return (
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
  );
}

const Locate = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding-top: ${({ theme }) => theme.space[3]};
`;
