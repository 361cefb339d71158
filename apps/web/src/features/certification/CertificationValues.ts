/** An application for certification as held by the wizard's fields. */
export interface CertificationValues {
  way: 'join' | 'create';
  realName: string;
  /** ID of the organization to join; empty if none is selected. */
  organizationId: string;
  /** ID of the type of the organization to create; empty if none is selected. */
  typeId: string;
  name: string;
  website: string;
  introduction: string;
}
