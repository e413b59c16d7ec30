/** Compressed copies of built files are sent in place of them: they need no address of their own. */
export const COMPRESSED_VARIANTS = ['**/*.br', '**/*.gz'];
