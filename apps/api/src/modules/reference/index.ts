import { defineModule } from '#platform/module/defineModule.ts';
import { referenceRoutes } from './routes.ts';

export {
  dictionaryName,
  industries,
  industryOf,
  isDictionaryValue,
  isScore,
  isTickerRegion,
  organizationTypeOf,
  organizationTypes,
  regions,
  tickerRegions,
} from './referenceData.ts';

export const reference = defineModule({ name: 'reference', routes: referenceRoutes });
