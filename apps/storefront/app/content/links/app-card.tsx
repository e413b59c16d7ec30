import { formatInteger } from '@dukan/i18n/format/number.ts';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { AppLink } from './app-links.ts';
import styles from './links.module.css';

const NAMES = { appStore: 'links.appStore', playStore: 'links.playStore', apk: 'links.apk' } as const;
const HINTS = { appStore: 'links.forIphone', playStore: 'links.forAndroid', apk: 'links.forApk' } as const;
/**
 * The width of the light border around a QR code, in squares. Cameras need it to find the corners of the
 * code.
 */
const QUIET = 4;
const MEGABYTE = 1024 * 1024;

export function AppCard({ link: { kind, href, bytes, code } }: { link: AppLink }) {
	const { language, t } = useTexts();
	const name = t(NAMES[kind]);
	const isForeign = href?.startsWith('https://') ?? false;
	const size = bytes === undefined ? undefined : Math.max(1, Math.round(bytes / MEGABYTE));
	return (
		<article className={styles.card}>
			<h2>{name}</h2>
			<p className={styles.hint}>{t(HINTS[kind])}</p>
			{code && (
				<figure className={styles.code}>
					<svg
						viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
						shapeRendering="crispEdges"
						role="img"
						aria-label={`QR: ${name}`}
					>
						<path d={code.path} />
					</svg>
					<figcaption>{t('links.scan')}</figcaption>
				</figure>
			)}
			{href === undefined ? (
				<p className={styles.soon}>{t('links.soon')}</p>
			) : (
				<ButtonLink
					wide
					to={href}
					reloadDocument
					{...(isForeign ? { target: '_blank', rel: 'noopener noreferrer' } : { download: true })}
				>
					{kind === 'apk' ? name : t('links.open', { store: name })}
					{size !== undefined && <span>{t('links.size', { size: formatInteger(language, size) })}</span>}
					{isForeign && <span className="visually-hidden">, {t('home.opensNewTab')}</span>}
				</ButtonLink>
			)}
		</article>
	);
}
