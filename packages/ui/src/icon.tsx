import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** A picture beside words. An icon without words needs a label on the control around it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
	return <PathIcon path={ICON_PATHS[name]} size={size} />;
}

/** Draws an icon whose path only some pages contain. */
export function PathIcon({ path, size = 24 }: { path: string; size?: number }) {
	return (
		<svg
			className={styles.icon}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: paths are the shop's own, never what somebody wrote
			dangerouslySetInnerHTML={drawing(path)}
		/>
	);
}

const drawings = new Map<string, { __html: string }>();

/**
 * Returns the drawing as HTML text. A page with two hundred icons then has two hundred elements less for
 * React to create and hydrate.
 */
function drawing(path: string): { __html: string } {
	const known = drawings.get(path) ?? { __html: `<path d="${path}"/>` };
	drawings.set(path, known);
	return known;
}
