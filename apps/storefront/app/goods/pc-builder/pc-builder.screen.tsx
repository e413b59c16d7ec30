import { findBuildSlot, readBuildChoice } from '@dukan/domain/goods/pc-builder/build-slots.ts';
import { Link } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/pc-builder.screen.ts';
import { BuildResult } from './build-result.tsx';
import { BuildSlots } from './build-slots.tsx';
import { builderData } from './builder-data.ts';
import { ChooseList } from './choose-list.tsx';
import styles from './pc-builder.module.css';
import './print.css';

/** CHOOSE-06: the address holds the whole build, so that it can be sent to a friend. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const query = url.searchParams;
	const choice = readBuildChoice(query);
	return builderData(await shop.buildParts(Object.values(choice.ids)), {
		choice,
		choosing: findBuildSlot(query.get('choose')),
		language,
	});
}

export default function PcBuilderScreen({ loaderData: builder }: Route.ComponentProps) {
	const { choosing } = builder;
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={builder.title} description={builder.intro} />
			<Breadcrumbs here={builder.title} />
			<h1 className={styles.title}>{builder.title}</h1>
			{choosing ? (
				<ChooseList choosing={choosing} />
			) : (
				<>
					<p className={styles.intro}>{builder.intro}</p>
					{builder.presets.length > 0 && (
						<nav className={styles.presets} aria-label={builder.presetsTitle}>
							<span>{builder.presetsTitle}:</span>
							{builder.presets.map(({ title, price, href }) => (
								<Link key={href} to={href} className={styles.preset} preventScrollReset>
									<strong>{title}</strong> {price}
								</Link>
							))}
						</nav>
					)}
					<div className={styles.columns}>
						<BuildSlots slots={builder.slots} />
						<BuildResult builder={builder} />
					</div>
				</>
			)}
		</div>
	);
}
