/** The number of the content that ships, which is live until another is published. */
export const SAMPLE_NUMBER = 0;
