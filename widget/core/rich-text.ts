/** What the parts say that are loaded when used; `{…}` filled in by the interface. */
export type RichText =
  | 'cards'
  | 'date'
  | 'dateRefused'
  | 'dateRange'
  | 'rating'
  | 'stars'
  | 'sendAnswer'
  | 'code'
  | 'table'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'helpful'
  | 'notHelpful'
  | 'files'
  | 'removeFile'
  | 'sendFiles'
  | 'fileRefused'
  | 'oneFile'
  | 'noFiles';
/** Absent: the words in English, Hindi or Bengali, by `general.language`. */
export type RichTexts = { [K in RichText]?: string };
