/** Why a picture could not be fetched or stored. */
export type PictureProblem =
  | 'not-a-picture'
  | 'not-stored'
  | 'not-readable'
  | 'too-many-pictures'
  | 'not-an-address'
  | 'inward-address'
  | 'unknown-host'
  | 'too-many-redirects'
  | 'no-answer'
  | 'too-slow'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-complex';
