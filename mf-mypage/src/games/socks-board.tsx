import { Stack, Text } from '@dongne/ui';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { SockPicture } from './sock-picture';
import { newGame, pick, SOCKS } from './socks-rules';

const SOCK_PX = 64;

/** Floor with socks. Moves the focus to a remaining sock, so that Enter alone plays the game. */
export const SocksBoard = ({ onEnd }: { onEnd: (outcome: string) => void }) => {
  const [game, setGame] = useState(() => newGame(Math.random));
  const [startedAt] = useState(() => performance.now());
  const floor = useRef<HTMLUListElement>(null);

  // Runs also after the last pick, when the focused button has unmounted.
  useEffect(() => floor.current?.querySelector('button')?.focus(), [game.picked]);

  const handlePick = (number: number) => {
    const next = pick(game, number, Math.random);
    setGame(next);
    if (next.picked === SOCKS.all) onEnd(`${secondsSince(startedAt)}초 만에 다 주웠어요!`);
  };

  return (
    <Stack $gap={4}>
      <Text as="p" $type="title2" role="status">
        {game.picked} / {SOCKS.all}
      </Text>
      <Floor ref={floor} aria-label="떨어진 양말">
        {game.lying.map(({ number, place }) => (
          <Place key={number} $place={place}>
            <SockButton type="button" aria-label={`양말 ${number + 1} 줍기`} onClick={() => handlePick(number)}>
              <SockPicture look={number} size={SOCK_PX} />
            </SockButton>
          </Place>
        ))}
      </Floor>
    </Stack>
  );
};

const secondsSince = (startedAt: number): number => Math.max(1, Math.round((performance.now() - startedAt) / 1_000));

const Floor = styled.ul`
  display: grid;
  grid-template: repeat(${SOCKS.rows}, minmax(104px, 18vh)) / repeat(${SOCKS.columns}, 1fr);
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface.brand};
  /* Clothes line. */
  border-top: 4px solid ${({ theme }) => theme.color.picture.brandMid};
  border-radius: ${({ theme }) => theme.radius.small} ${({ theme }) => theme.radius.small}
    ${({ theme }) => theme.radius.large} ${({ theme }) => theme.radius.large};
`;

const Place = styled.li<{ $place: number }>`
  display: grid;
  place-items: center;
  grid-area: ${({ $place }) => `${Math.floor($place / SOCKS.columns) + 1} / ${($place % SOCKS.columns) + 1}`};
`;

const drop = keyframes`
  from { transform: translateY(-320px) rotate(-40deg); }
  80% { transform: translateY(0) rotate(6deg); }
  to { transform: none; }
`;

const SockButton = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: ${({ theme }) => theme.size.buttonLarge};
  border-radius: ${({ theme }) => theme.radius.medium};
  touch-action: manipulation;
  animation: ${drop} 700ms cubic-bezier(0.4, 0, 0.9, 0.6);

  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;
