import { DOT, endpoints, formatDay } from '@dongne/contract';
import { useRemote } from '@dongne/platform';
import { RadioGroup } from '@dongne/ui';
import { NO_REQUEST } from './inquiry-values';

/** Number of newest requests to choose from; older ones can be named in the text. */
const SHOWN = 4;

interface RequestChoiceProps {
  /** Number of a request, or `NO_REQUEST`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Optional request of an inquiry; renders nothing until the requests are loaded. */
export const RequestChoice = ({ value, onChange, error }: RequestChoiceProps) => {
  const requests = useRemote(endpoints.requests, {});
  if (requests.state !== 'ready' || requests.value.items.length === 0) return null;
  const choices = requests.value.items
    .slice(0, SHOWN)
    .map(({ applicationId, laundryName, collectionTime, statusLabel }) => ({
      value: String(applicationId),
      label: laundryName,
      description: `${formatDay(collectionTime)} 수거${DOT}${statusLabel}`,
    }));
  return (
    <RadioGroup
      label="어떤 신청에 관한 문의인가요? (선택)"
      choices={[{ value: NO_REQUEST, label: '관련된 신청 없음' }, ...choices]}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
};
