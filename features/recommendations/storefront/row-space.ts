/** The height that a row of recommendations takes, before and after it is loaded, so that nothing below it moves. */
export const ROW_SPACE = 'min-h-[28.5rem] md:min-h-[30rem]';
