export function writeArchive(folder: string, archive: string): void;
