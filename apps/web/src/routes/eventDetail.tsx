export { eventRoute as default } from '../features/event/eventRoute.ts';
