import { GamePage } from './game-page';
import { SockPicture } from './sock-picture';
import { SocksBoard } from './socks-board';
import { SOCKS } from './socks-rules';

/** 양말 줍기: picks up fallen socks. */
export const SocksPage = () => (
  <GamePage
    game="socks"
    picture={<SockPicture look={0} size={120} />}
    title="떨어진 양말을 주워 주세요"
    rules={[`양말 ${SOCKS.all}짝을 눌러 바구니에 담아요.`, '키보드로는 Tab과 Enter를 쓰면 돼요.']}
  >
    {(onEnd) => <SocksBoard onEnd={onEnd} />}
  </GamePage>
);
