import { inTime } from '@dongne/pages';
import { Spinner } from '@dongne/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPostcode } from 'react-daum-postcode';
import styled from 'styled-components';
import type { PostcodeAnswer } from './postcode-area';

/** Load timeout: the alternatives below are better than a longer wait. */
const LOAD_LIMIT_MS = 8_000;

type State = 'loading' | 'ready' | 'failed';

/** Kakao's postcode dialog in an iframe. Loads its script on first use. */
export function PostcodeFrame({ onFind }: { readonly onFind: (found: PostcodeAnswer) => void }) {
  const ground = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('loading');
  const find = useEffectEvent(onFind);

  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      try {
        const Postcode = await inTime(loadPostcode(), LOAD_LIMIT_MS);
        if (isGone || ground.current === null) return;
        new Postcode({ oncomplete: find, width: '100%', height: '100%' }).embed(ground.current, { autoClose: false });
        setState('ready');
      } catch {
        if (!isGone) setState('failed');
      }
    };
    void open();
    return () => {
      isGone = true;
    };
  }, []);

  if (state === 'failed')
    return <p role="alert">우편번호 검색을 불러오지 못했어요. 창을 닫고 도로명이나 동 이름으로 찾아 주세요.</p>;
  return (
    <>
      {state === 'loading' && <Spinner />}
      <Ground ref={ground} />
    </>
  );
}

const Ground = styled.div`
  height: 60vh;
`;
