export { createApiClient } from '@rostra/api-client';
