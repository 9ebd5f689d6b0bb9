import { CLAIM_STATUS_LABEL, CLAIM_STATUS_TONE, COMPENSATION_LABEL } from '../claim/claim-copy';
import { formatFullDay, type RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { Badge, Button, ListRow, Section, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** 분실·손상: claims with their status, and a link to a new one before the deadline. */
export const RequestClaims = ({
  request: { applicationId, allowedActions, claims, claimUntil },
}: {
  request: RequestDetail;
}) => (
  <Section title="분실·손상">
    {claims.length > 0 && (
      <ul>
        {claims.map(({ id, itemName, status, compensation }) => (
          <li key={id}>
            <ListRow
              as={Link}
              to={usagePaths.claimCase(id)}
              title={itemName}
              trailing={
                compensation === undefined ? (
                  <Badge tone={CLAIM_STATUS_TONE[status]}>{CLAIM_STATUS_LABEL[status]}</Badge>
                ) : (
                  <Badge tone={compensation === 'needsAccount' ? 'warning' : 'success'}>
                    {COMPENSATION_LABEL[compensation]}
                  </Badge>
                )
              }
            />
          </li>
        ))}
      </ul>
    )}
    {allowedActions.includes('claim') && (
      <>
        <Button as={Link} to={usagePaths.claim(applicationId)} size="medium" tone="ghost" fullWidth>
          분실·손상 접수
        </Button>
        {claimUntil !== null && (
          <Text $type="caption" $color="tertiary">
            {formatFullDay(claimUntil)}까지 접수할 수 있어요.
          </Text>
        )}
      </>
    )}
  </Section>
);

/** Whether a request has claims or can have one. */
export const hasClaims = ({ allowedActions, claims }: RequestDetail): boolean =>
  claims.length > 0 || allowedActions.includes('claim');
