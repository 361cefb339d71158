import { plainLink } from '@rostra/i18n/input';
import type { CertificationValues } from './CertificationValues.ts';

/** A wizard field that is missing or wrong, and its step. */
export interface CertificationProblem {
  step: 'way' | 'organization';
  field: keyof CertificationValues;
}

const isWebsite = (text: string): boolean => {
  const { protocol } = URL.parse(text) ?? {};
  return protocol === 'http:' || protocol === 'https:';
};

/** Returns the fields that the contract would refuse (CERT-03, CERT-04, CERT-45). */
export function certificationProblems(values: CertificationValues): CertificationProblem[] {
  const isEmpty = (field: keyof CertificationValues) => values[field].trim() === '';
  const inOrganization = (field: keyof CertificationValues, isWrong: boolean) =>
    isWrong ? [{ step: 'organization' as const, field }] : [];
  return [
    ...(isEmpty('realName') ? [{ step: 'way' as const, field: 'realName' as const }] : []),
    ...(values.way === 'join'
      ? inOrganization('organizationId', isEmpty('organizationId'))
      : [
          ...inOrganization('typeId', isEmpty('typeId')),
          ...inOrganization('name', isEmpty('name')),
          ...inOrganization(
            'website',
            plainLink(values.website) !== '' && !isWebsite(plainLink(values.website)),
          ),
        ]),
  ];
}
