import { visitorAnswer } from '#platform/http/VisitorAnswer.ts';
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

export const reference = defineModule({
  name: 'reference',
  routes: referenceRoutes,
  // They are part of the program.
  visitorAnswers: [
    visitorAnswer('getDimensions', [], false),
    visitorAnswer('getRegions', [], false),
    visitorAnswer('getIndustries', [], false),
    visitorAnswer('getTickerRegions', [], false),
  ],
});
