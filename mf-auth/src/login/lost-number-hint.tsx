import { mypagePaths } from '@dongne/contract/paths';
import { Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Link to support, which can change a number that no longer receives messages. */
export const LostNumberHint = () => (
  <Text as="p" $type="caption" $color="tertiary">
    쓰던 번호가 바뀌어 로그인할 수 없다면 <Way to={mypagePaths.customerCenter()}>고객센터</Way>로 알려 주세요.
  </Text>
);

const Way = styled(Link)`
  color: inherit;
  text-decoration: underline;
`;
