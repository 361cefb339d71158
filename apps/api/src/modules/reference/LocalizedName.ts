/** A name in three scripts, as the API gives it (platform §3). */
export interface LocalizedName {
  sc_name: string;
  tc_name: string;
  en_name: string;
}

/** The three scripts of a name from a row of the data files: Simplified, Traditional, English. */
export const localizedName = (sc: string, tc: string, en: string): LocalizedName => ({
  sc_name: sc,
  tc_name: tc,
  en_name: en,
});
