import { addressPaths, applicatePaths, laundryPaths, usagePaths } from '@dongne/contract/paths';
import { useCapabilities, type ApiError } from '@dongne/platform';
import { Button, Notice, Stack } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface OrderFailureProps {
  readonly error: ApiError;
  readonly laundryId: number;
  /** Called before the form is submitted again although such a request waits already. */
  readonly onSecond: () => void;
}

/** Error of an order above the button, with a way to solve it. */
export const OrderFailure = (props: OrderFailureProps) => (
  <Place role="alert">
    <Notice tone="warning">
      {sentenceOf(props.error)}
      <WaysOut {...props} />
    </Notice>
  </Place>
);

const sentenceOf = (error: ApiError): string => {
  if (error.code === 'IDEMPOTENCY_MISMATCH')
    return error.sentenceOr(
      '앞서 보낸 신청이 이미 접수되었어요. 이용현황을 확인해 주세요. 하나 더 신청하려면 다시 눌러 주세요.',
    );
  if (error.code === 'UNAVAILABLE')
    return `${error.sentenceOr('응답을 받지 못했어요.')} 다시 눌러도 신청은 한 번만 접수돼요.`;
  // Errors of fields that the form does not show, such as the shop and the address.
  const sentences = Object.values(error.fields);
  return sentences.length > 0 ? sentences.join(' ') : error.sentence;
};

const WaysOut = ({ error, laundryId, onSecond }: OrderFailureProps) => {
  const { can } = useCapabilities();
  // The error concerns the shop itself: it is closed or accepts no new requests.
  if (error.fields['laundryId'] !== undefined)
    return (
      <Ways>
        <Button as={Link} to={laundryPaths.list()} size="small" tone="secondary">
          다른 세탁소 보기
        </Button>
      </Ways>
    );
  if (error.code === 'OUT_OF_AREA')
    return (
      <Ways $direction="row" $gap={2} $wrap>
        <Button as={Link} to={laundryPaths.list()} size="small" tone="secondary">
          다른 세탁소 보기
        </Button>
        {can.addressChange && (
          <Button as={Link} to={addressPaths.member(applicatePaths.form(laundryId))} size="small" tone="ghost">
            수거 주소 바꾸기
          </Button>
        )}
      </Ways>
    );
  if (error.code === 'ALREADY_EXISTS') {
    const { applicationId } = error.details;
    return (
      <Ways $direction="row" $gap={2} $wrap>
        <Button
          as={Link}
          to={typeof applicationId === 'number' ? usagePaths.detail(applicationId) : usagePaths.list()}
          size="small"
          tone="secondary"
        >
          신청한 내용 보기
        </Button>
        <Button type="submit" onClick={onSecond} size="small" tone="ghost">
          하나 더 신청하기
        </Button>
      </Ways>
    );
  }
  if (error.code === 'IDEMPOTENCY_MISMATCH')
    return (
      <Ways $direction="row" $gap={2}>
        <Button as={Link} to={usagePaths.list()} size="small" tone="secondary">
          이용현황 보기
        </Button>
      </Ways>
    );
  return null;
};

const Place = styled.div`
  margin-bottom: ${({ theme }) => theme.space[3]};
`;

const Ways = styled(Stack)`
  margin-top: ${({ theme }) => theme.space[3]};
`;
