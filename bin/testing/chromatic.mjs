/** Whether there is a project of Chromatic's to send pictures to; without one nothing calls it. */
export const hasChromatic = (env) => (env.CHROMATIC_PROJECT_TOKEN ?? '') !== '';
