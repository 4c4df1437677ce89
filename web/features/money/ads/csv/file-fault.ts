/** Why nothing of a file can be read, in words for the person who chose it. */
export class FileFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "FileFault";
  }
}
