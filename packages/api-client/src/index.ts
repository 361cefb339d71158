export { ApiError } from './ApiError.ts';
export type { ApiErrorParts, ClientFailure } from './ApiError.ts';
export type { ApiResponse, CallOptions, Input } from './CallOptions.ts';
export { createApiClient } from './createApiClient.ts';
export type { ApiClient, ApiClientOptions } from './createApiClient.ts';
export { failureOf } from './readResponse.ts';
