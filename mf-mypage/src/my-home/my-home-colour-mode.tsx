import { ChoiceGroup } from '@dongne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { chooseColourMode, shownColourMode, type ColourMode } from './colour-mode';

const MODES = [
  { value: 'device', label: '기기 설정에 따라' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
] as const;

/** Colour mode setting; defaults to the device's. */
export const MyHomeColourMode = () => {
  const [mode, setMode] = useState<ColourMode>(shownColourMode);
  const choose = (next: ColourMode): void => {
    chooseColourMode(next);
    setMode(next);
  };
  return (
    <Place>
      <ChoiceGroup label="화면 모드" choices={MODES} value={mode} onChange={choose} columns={3} />
    </Place>
  );
};

const Place = styled.div`
  padding: ${({ theme }) => theme.space[4]} 0 0;
`;
