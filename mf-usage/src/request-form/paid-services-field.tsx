import type { PaidService, PaidServiceCode } from '@dongne/contract';
import { Checkbox, Price, Section } from '@dongne/ui';
import styled from 'styled-components';
import { FieldError } from '../common/field-error';
import type { LaundryWishes } from './laundry-wishes';
import type { FormView } from '@dongne/pages';

interface PaidServicesFieldProps {
  readonly form: FormView<LaundryWishes>;
  readonly services: readonly PaidService[];
}

/** Paid extras of a 매일새옷 shop with the shop's prices. */
export const PaidServicesField = ({ form, services }: PaidServicesFieldProps) => {
  const { serviceCodes: chosen } = form.values;
  const toggle = (code: PaidServiceCode) =>
    form.change({ serviceCodes: chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code] });
  return (
    <Section title="추가 서비스" description="세탁 금액에 더해져요">
      <div {...(form.problems.serviceCodes !== undefined && { 'data-wrong': '' })}>
        {services.map(({ code, label, priceWon }) => (
          <Checkbox
            key={code}
            label={
              <Line>
                {label}
                <Price amountWon={priceWon} type="label" />
              </Line>
            }
            checked={chosen.includes(code)}
            onChange={() => toggle(code)}
          />
        ))}
        <FieldError message={form.problems.serviceCodes} />
      </div>
    </Section>
  );
};

const Line = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
`;
