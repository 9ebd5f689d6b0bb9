import type { ShopDetail } from '@dongne/contract';
import { paths } from '@dongne/platform';
import { Button, FixedActions } from '@dongne/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { refusalOf } from './shop-detail-rules';

/** Ordering a pickup from this shop, or why it cannot be done now. Login, where it is needed, is the form's own matter. */
export const ShopDetailActions = ({ shop }: { shop: ShopDetail }) => {
  const navigate = useNavigate();
  const reasonId = useId();
  const refusal = refusalOf(shop);
  return (
    <FixedActions note={refusal !== undefined && <Reason id={reasonId}>{refusal}</Reason>}>
      <Button
        fullWidth
        disabled={refusal !== undefined}
        {...(refusal !== undefined && { 'aria-describedby': reasonId })}
        onClick={() => void navigate(paths.applicate.form(shop.id))}
      >
        수거 신청하기
      </Button>
    </FixedActions>
  );
};

const Reason = styled.p`
  padding-bottom: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  text-align: center;
`;
