import type { CertificationApplication } from '@rostra/contract';
import { plainLink } from '@rostra/i18n/input';
import type { CertificationValues } from './CertificationValues.ts';

const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** Builds the application from the wizard's fields, without those of the way not taken (CERT-01). */
export const certificationApplicationOf = (
  values: CertificationValues,
): CertificationApplication =>
  values.way === 'join'
    ? {
        way: 'join',
        real_name: values.realName.trim(),
        organization_id: Number(values.organizationId),
      }
    : {
        way: 'create',
        real_name: values.realName.trim(),
        organization: {
          organization_type_id: Number(values.typeId),
          name: values.name.trim(),
          website: given(plainLink(values.website)),
          introduction: given(values.introduction),
        },
      };
