import { likelyFiles } from 'virtual:likely-files';
import { LIKELY_FILES } from './prefetch-likely-routes.ts';

/**
 * Names the files of a list and a product, which most visitors open next. The server reads them from the
 * build's manifest.
 */
export function LikelyFiles() {
	return likelyFiles.length > 0 && <meta name={LIKELY_FILES} content={likelyFiles.join(' ')} />;
}
