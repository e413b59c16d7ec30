import { LOGO_HEIGHT_PX } from '@dukan/domain/shop/pictures/logo-height.ts';
import { Mark } from '@dukan/ui/mark.tsx';
import type { RootData } from '../platform/root-data.ts';
import styles from './header.module.css';

/** OWN-01: shows the shop's own logo or the default mark, and the shop's name unless the logo contains it. */
export function Logo({ root }: { root: RootData | undefined }) {
	const { name, logo } = root?.shop ?? {};
	return (
		<>
			{logo ? (
				<img className={styles.picture} src={logo.src} width={logo.widthPx} height={LOGO_HEIGHT_PX} alt="" />
			) : (
				<Mark size={36} />
			)}
			{(!logo || logo.nameBeside) && <span className={styles.name}>{name}</span>}
		</>
	);
}
