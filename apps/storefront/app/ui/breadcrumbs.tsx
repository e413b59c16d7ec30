import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import type { ReactNode } from 'react';
import { AdoptedJsonLd, JsonLd } from '../platform/json-ld.tsx';
import { Link } from '../platform/link.tsx';
import { useWorldAddress } from '../platform/page-head.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './breadcrumbs.module.css';

type Step = { name: string; href: string };

/** Links from home to this page. */
export function Breadcrumbs({
	way = [],
	here,
	sign = false,
}: {
	way?: readonly Step[];
	here: string;
	/** True if phones show only an icon, beside the heading. */
	sign?: boolean;
}) {
	const { t } = useTexts();
	const steps = [{ name: t('nav.home'), href: addresses.home }, ...way];
	return (
		<nav aria-label={t('nav.breadcrumbs')} data-sign={sign || undefined}>
			<ol className={styles.list}>
				{steps.map(({ name, href }) => (
					<li key={href}>
						<Link className={styles.link} to={href}>
							<span>{name}</span>
							<Icon name="right" size={16} />
						</Link>
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
			<WayJsonLd steps={steps} here={here} />
		</nav>
	);
}

type WayProps = { steps: readonly Step[]; here: string };

const WayJsonLd: (props: WayProps) => ReactNode = import.meta.env.SSR ? WrittenWay : AdoptedJsonLd;

function WrittenWay({ steps, here }: WayProps) {
	const worldAddress = useWorldAddress();
	if (!worldAddress) return null;
	return (
		<JsonLd
			data={{
				'@type': 'BreadcrumbList',
				itemListElement: [...steps, { name: here }].map((step, index) => ({
					'@type': 'ListItem',
					position: index + 1,
					name: step.name,
					...('href' in step && { item: worldAddress(step.href) }),
				})),
			}}
		/>
	);
}
