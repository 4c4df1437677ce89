/** The number of the built-in content, which is live until another version is published. */
export const SAMPLE_NUMBER = 0;
