/** Kept free for examples, and so nobody's. */
const EXAMPLE = /[@./]example\.(?:com|net|org)(?:[/:?#]|$)/i;

/** Whether a link or a mail address leads to a site that is only an example's. */
export const isExampleAddress = (text: string): boolean => EXAMPLE.test(text);

export const EXAMPLE_MESSAGE = "this is an example address, enter your own";
