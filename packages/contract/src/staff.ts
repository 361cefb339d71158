/**
 * Calls of staff, as a sub-path of their own: only the console at `/staff` imports it, so no script of
 * another page carries one (FND-59).
 */
export { staffRoutes } from './routes/staffRoutes.ts';
