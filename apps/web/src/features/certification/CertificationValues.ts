/** An application for certification as the wizard's fields hold it. */
export interface CertificationValues {
  way: 'join' | 'create';
  realName: string;
  /** Id of the organization to join; empty while none is chosen. */
  organizationId: string;
  /** Id of the type of the one to create; empty while none is chosen. */
  typeId: string;
  name: string;
  website: string;
  introduction: string;
}
