import type { PaidService, PaidServiceCode } from '@dongne/contract';
import { Checkbox, Price } from '@dongne/ui';
import styled from 'styled-components';
import { FieldError } from '../common/field-error';
import { FoldedOption } from './folded-option';
import type { LaundryWishes } from './laundry-wishes';
import type { FormView } from '@dongne/pages';

interface PaidServicesFieldProps {
  readonly form: FormView<LaundryWishes>;
  readonly services: readonly PaidService[];
}

/** Paid extras of a 매일새옷 shop with the shop's prices. */
export const PaidServicesField = ({ form, services }: PaidServicesFieldProps) => {
  const { serviceCodes: chosen } = form.values;
  const problem = form.problems.serviceCodes;
  const labels = services.filter(({ code }) => chosen.includes(code)).map(({ label }) => label);
  const toggle = (code: PaidServiceCode) =>
    form.change({ serviceCodes: chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code] });
  return (
    <FoldedOption
      name="추가 서비스"
      chosen={labels.length === 0 ? '선택 안 함' : labels.join(', ')}
      hasProblem={problem !== undefined}
    >
      <div {...(problem !== undefined && { 'data-wrong': '' })}>
        {services.map(({ code, label, priceWon }) => (
          <Checkbox
            key={code}
            label={
              <Service>
                {label}
                <Price amountWon={priceWon} type="label" />
              </Service>
            }
            checked={chosen.includes(code)}
            onChange={() => toggle(code)}
          />
        ))}
        <FieldError message={problem} />
      </div>
    </FoldedOption>
  );
};

const Service = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
`;
